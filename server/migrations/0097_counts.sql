-- How many notes stand in each list of a recipient, so that a big inbox is counted no slower than a small one. Triggers keep it in the
-- transaction of each write, whoever writes and however much at once. It says no more than the notes themselves, which the inbox reads.
CREATE TABLE billet.inbox_counts (
  recipient_id uuid PRIMARY KEY REFERENCES billet.users (id),
  ordinary integer NOT NULL DEFAULT 0,
  super integer NOT NULL DEFAULT 0,
  anonymous integer NOT NULL DEFAULT 0,
  valentines_sent integer NOT NULL DEFAULT 0,
  anonymous_sent integer NOT NULL DEFAULT 0,
  valentines_unanswered integer NOT NULL DEFAULT 0,
  anonymous_unanswered integer NOT NULL DEFAULT 0,
  valentines_public integer NOT NULL DEFAULT 0,
  anonymous_public integer NOT NULL DEFAULT 0,
  muted integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- What is kept back or held off is in no list. It writes a row as well, so that it takes as long, but here: a row above that moved without
-- any other count would tell the inbox's login whose it was. Nothing is counted, and nobody reads it.
CREATE TABLE billet.unseen_counts (
  person_id uuid PRIMARY KEY REFERENCES billet.users (id),
  unseen integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.unseen_counts TO billet_sealer;

-- Columns by name: a right on the whole table would show xmin.
GRANT SELECT (recipient_id, ordinary, super, anonymous, valentines_sent, anonymous_sent, valentines_unanswered, anonymous_unanswered,
  valentines_public, anonymous_public, muted) ON billet.inbox_counts TO billet_inbox;
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.inbox_counts TO billet_sealer;

-- One function for what is added, one for what goes, one for what changes: each counts its rows at once, and writes one row a recipient.
DO $$
DECLARE
  v_added constant text := 'SELECT 1 AS n, a.recipient_id, a.placement, a.type, a.status, a.answer, a.is_public FROM added a';
  v_gone constant text := 'SELECT -1 AS n, g.recipient_id, g.placement, g.type, g.status, g.answer, g.is_public FROM gone g';
  v_kind record;
BEGIN
  FOR v_kind IN VALUES ('added', 'INSERT', 'NEW TABLE AS added', v_added), ('gone', 'DELETE', 'OLD TABLE AS gone', v_gone),
      ('changed', 'UPDATE', 'OLD TABLE AS gone NEW TABLE AS added', v_added || ' UNION ALL ' || v_gone)
  LOOP
    EXECUTE format($f$
      CREATE FUNCTION billet.count_%1$s() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $b$
      BEGIN
        INSERT INTO billet.inbox_counts AS c (recipient_id, ordinary, super, anonymous, valentines_sent, anonymous_sent,
            valentines_unanswered, anonymous_unanswered, valentines_public, anonymous_public, muted)
          SELECT d.* FROM (
            SELECT w.recipient_id,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.type = 'ordinary'), 0) AS ordinary,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.type = 'super'), 0) AS super,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked), 0) AS anonymous,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND NOT w.asked AND w.status = 'sent'), 0) AS valentines_sent,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked AND w.status = 'sent'), 0) AS anonymous_sent,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND NOT w.asked AND w.status = 'opened' AND w.answer IS NULL), 0) AS valentines_unanswered,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked AND w.status = 'opened' AND w.answer IS NULL), 0) AS anonymous_unanswered,
              COALESCE(sum(w.n) FILTER (WHERE w.shown AND NOT w.asked), 0) AS valentines_public,
              COALESCE(sum(w.n) FILTER (WHERE w.shown AND w.asked), 0) AS anonymous_public,
              COALESCE(sum(w.n) FILTER (WHERE w.placement = 'muted'), 0) AS muted
            FROM (
              SELECT r.*, r.placement = 'inbox' AS inbox, r.type = 'anonymous_message' AS asked,
                r.placement = 'inbox' AND r.status = 'opened' AND r.answer IS NOT NULL AND r.is_public AS shown
              FROM (%4$s) r WHERE r.placement IN ('inbox', 'muted')
            ) w GROUP BY w.recipient_id
          ) d
          WHERE (d.ordinary, d.super, d.anonymous, d.valentines_sent, d.anonymous_sent, d.valentines_unanswered, d.anonymous_unanswered,
            d.valentines_public, d.anonymous_public, d.muted) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
          ORDER BY d.recipient_id
        ON CONFLICT (recipient_id) DO UPDATE SET
          ordinary = c.ordinary + EXCLUDED.ordinary,
          super = c.super + EXCLUDED.super,
          anonymous = c.anonymous + EXCLUDED.anonymous,
          valentines_sent = c.valentines_sent + EXCLUDED.valentines_sent,
          anonymous_sent = c.anonymous_sent + EXCLUDED.anonymous_sent,
          valentines_unanswered = c.valentines_unanswered + EXCLUDED.valentines_unanswered,
          anonymous_unanswered = c.anonymous_unanswered + EXCLUDED.anonymous_unanswered,
          valentines_public = c.valentines_public + EXCLUDED.valentines_public,
          anonymous_public = c.anonymous_public + EXCLUDED.anonymous_public,
          muted = c.muted + EXCLUDED.muted;
        RETURN NULL;
      END $b$;
      CREATE TRIGGER count_%1$s AFTER %2$s ON billet.items REFERENCING %3$s FOR EACH STATEMENT EXECUTE FUNCTION billet.count_%1$s()
    $f$, v_kind.column1, v_kind.column2, v_kind.column3, v_kind.column4);
  END LOOP;
END $$;

CREATE FUNCTION billet.count_nothing(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.unseen_counts AS c (person_id) VALUES (p_person)
    ON CONFLICT (person_id) DO UPDATE SET unseen = c.unseen + EXCLUDED.unseen;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

GRANT CREATE ON SCHEMA billet, sealed TO billet_sealer;
ALTER FUNCTION billet.count_added() OWNER TO billet_sealer;
ALTER FUNCTION billet.count_gone() OWNER TO billet_sealer;
ALTER FUNCTION billet.count_changed() OWNER TO billet_sealer;
ALTER FUNCTION billet.count_nothing(uuid) OWNER TO billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION billet.count_added(), billet.count_gone(), billet.count_changed(), billet.count_nothing(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION billet.count_nothing(uuid) TO billet_app;

CREATE OR REPLACE FUNCTION sealed.forget_own(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  IF NOT EXISTS (SELECT FROM billet.users u WHERE u.id = p_person AND u.telegram_id < 0) THEN RETURN; END IF;
  DELETE FROM billet.change_events d WHERE d.user_id = p_person;
  DELETE FROM billet.scores s WHERE s.user_id = p_person;
  DELETE FROM billet.winners w WHERE w.user_id = p_person;
  DELETE FROM billet.opened_service o WHERE o.user_id = p_person;
  DELETE FROM billet.inbox_counts c WHERE c.recipient_id = p_person
    AND NOT EXISTS (SELECT FROM billet.items i WHERE i.recipient_id = p_person);
  DELETE FROM billet.unseen_counts c WHERE c.person_id = p_person;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;
RESET ROLE;
REVOKE CREATE ON SCHEMA billet, sealed FROM billet_sealer;

-- What is there already. The triggers hold the table until the commit, so nothing is missed.
INSERT INTO billet.inbox_counts
  SELECT i.recipient_id,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'ordinary'),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'super'),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message'),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'sent'),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'sent'),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'opened' AND i.answer IS NULL),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'opened' AND i.answer IS NULL),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'opened' AND i.answer IS NOT NULL AND i.is_public),
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'opened' AND i.answer IS NOT NULL AND i.is_public),
    count(*) FILTER (WHERE i.placement = 'muted')
  FROM billet.items i WHERE i.placement IN ('inbox', 'muted') GROUP BY i.recipient_id;
