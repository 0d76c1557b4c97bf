# The Discord bot as an image: built in one stage, run without root in the other. Everything that it keeps is in /data.
FROM python:3.12-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY cards cards
COPY engine engine
RUN python -m venv /opt/siege && /opt/siege/bin/pip install --no-cache-dir --constraint constraints.txt '.[discord,postgresql]'

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home siege && install -d -o siege -g siege /data
COPY --from=build /opt/siege /opt/siege
ENV PATH=/opt/siege/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data
USER siege
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 CMD ["python", "-m", "bot.operations.health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["siege"]
CMD ["bot"]
