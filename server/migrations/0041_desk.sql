-- What the operators' desk needs. Neither table names anybody: marks are keyed hashes, who writes is sealed.
CREATE TABLE billet.letters (
  mark bytea PRIMARY KEY,
  subject uuid NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX letters_by_end ON billet.letters (until);

CREATE TABLE billet.tickets (
  id uuid PRIMARY KEY,
  mark bytea NOT NULL UNIQUE,
  person bytea NOT NULL,
  unanswered integer NOT NULL DEFAULT 0,
  until timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON billet.letters TO billet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.tickets TO billet_app;

-- A report is told to operators: asked for with it, by whoever puts it there, who needs no right on the outbox for that.
CREATE FUNCTION billet.ask_to_tell_report() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.outbox (task, payload) VALUES ('report-came', pg_catalog.jsonb_build_object('itemId', NEW.item_id));
  RETURN NULL;
END $f$;
REVOKE ALL ON FUNCTION billet.ask_to_tell_report() FROM PUBLIC;
CREATE TRIGGER report_came AFTER INSERT ON billet.reports FOR EACH ROW EXECUTE FUNCTION billet.ask_to_tell_report();
