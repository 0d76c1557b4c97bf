"""Figures for Prometheus. What is counted tells nothing of who asked, or what."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 60.0)


class Metrics:
    """All figures of one bot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        about = {"registry": self.registry, "namespace": "siege"}
        self._requests = Counter("requests", "Requests", ["command", "outcome"], **about)  # type: ignore[arg-type]
        self._seconds = Histogram(
            "request_seconds",
            "Seconds until the answer was there",
            ["command"],
            buckets=SECONDS,
            **about,  # type: ignore[arg-type]
        )

    def request(self, command: str, outcome: str, seconds: float) -> None:
        """Note a request that has been answered."""
        self._requests.labels(command, outcome).inc()
        self._seconds.labels(command).observe(seconds)

    def watch(self, name: str, about: str, value: Callable[[], float], *, total: bool = False) -> None:
        """A figure that is looked up whenever somebody asks; ``total`` for one that only grows."""
        shown = f"siege_{name}_total" if total else f"siege_{name}"
        Gauge(shown, about, registry=self.registry).set_function(value)

    def serve(self, address: str, port: int) -> Callable[[], None]:
        """Answer Prometheus, in a thread; gives what ends that."""
        server, thread = start_http_server(port, address, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end
