-- Rows that are written when somebody sends or pays carry the id of their transaction and a place in their file, and both tell what
-- came before what. So at every full quarter all that was written since the last one is taken out and put back in random order by one
-- transaction: `app/jobs/mix.ts`. Whatever changes such a row afterwards makes it new again.
CREATE FUNCTION money.is_new() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.is_mixed := false;
  RETURN NEW;
END $$;

ALTER TABLE money.orders ADD COLUMN is_mixed boolean NOT NULL DEFAULT false;
ALTER TABLE money.charges ADD COLUMN is_mixed boolean NOT NULL DEFAULT false;
ALTER TABLE money.updates ADD COLUMN is_mixed boolean NOT NULL DEFAULT false;
ALTER TABLE money.idempotency_records ADD COLUMN is_mixed boolean NOT NULL DEFAULT false;
ALTER TABLE billet.limit_marks ADD COLUMN is_mixed boolean NOT NULL DEFAULT false;

CREATE INDEX orders_new ON money.orders (id) WHERE NOT is_mixed;
CREATE INDEX charges_new ON money.charges (id) WHERE NOT is_mixed;
CREATE INDEX updates_new ON money.updates (id) WHERE NOT is_mixed;
CREATE INDEX idempotency_records_new ON money.idempotency_records (id) WHERE NOT is_mixed;
CREATE INDEX limit_marks_new ON billet.limit_marks (mark) WHERE NOT is_mixed;

CREATE TRIGGER is_new BEFORE UPDATE ON money.orders FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
CREATE TRIGGER is_new BEFORE UPDATE ON money.charges FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
CREATE TRIGGER is_new BEFORE UPDATE ON money.updates FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
CREATE TRIGGER is_new BEFORE UPDATE ON money.idempotency_records FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
CREATE TRIGGER is_new BEFORE UPDATE ON billet.limit_marks FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
