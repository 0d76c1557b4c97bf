### Words of keyword actions (701).

more-cards = { $source }: a different number of cards
look-at-more = Look at { $count } more cards? ({ $source })
