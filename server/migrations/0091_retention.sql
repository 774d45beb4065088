-- What the rounds of forgetting look for: docs/retention.md.
CREATE INDEX updates_by_age ON money.updates (received_at);
CREATE INDEX gift_lines_by_age ON money.gift_lines (at);
CREATE INDEX canary_networks_by_end ON billet.canary_networks (until);
