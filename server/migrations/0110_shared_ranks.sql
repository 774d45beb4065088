-- Equal scores share a rank, so a rank needs only the number of people with each higher score. One row per board and score replaces the
-- steps of at most a thousand people, and no row names a person.
DROP TRIGGER follow_listing ON billet.scores;
DROP TRIGGER follow_leaving ON billet.scores;
DROP FUNCTION billet.follow_listing(), billet.leave_board(billet.scores, text), billet.move_step(billet.scores, text, integer),
  billet.count_steps(integer, integer);
DROP TABLE billet.score_steps;

CREATE TABLE billet.score_counts (
  season integer NOT NULL,
  category_code text NOT NULL,
  score integer NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (season, category_code, score)
);
GRANT SELECT ON billet.score_counts TO billet_app;

-- Rebuilds the counts of a season. A person who chooses a board at this moment waits for the commit and is then added or removed.
CREATE FUNCTION billet.rebuild_score_counts(p_season integer) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  LOCK TABLE billet.score_counts IN EXCLUSIVE MODE;
  DELETE FROM billet.score_counts c WHERE c.season = p_season;
  INSERT INTO billet.score_counts (season, category_code, score, people)
    SELECT p_season, b.category_code, s.score, count(*)
      FROM billet.scores s
     CROSS JOIN LATERAL (VALUES ('global'), (NULLIF(s.listed_in, 'global'))) b (category_code)
     WHERE s.season = p_season AND s.listed_in IS NOT NULL AND b.category_code IS NOT NULL
     GROUP BY b.category_code, s.score;
END $f$;
REVOKE ALL ON FUNCTION billet.rebuild_score_counts(integer) FROM PUBLIC;

CREATE FUNCTION billet.update_score_counts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_before text[] := CASE WHEN OLD.listed_in IS NULL THEN '{}' ELSE ARRAY['global', OLD.listed_in] END;
  v_after text[] := '{}';
  v_board text;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.listed_in IS NOT NULL THEN v_after := ARRAY['global', NEW.listed_in]; END IF;
  -- One order for everyone, so that two people who swap boards never deadlock.
  FOR v_board IN SELECT DISTINCT b FROM unnest(v_before || v_after) b ORDER BY b LOOP
    IF NOT v_board = ANY (v_after) THEN
      UPDATE billet.score_counts c SET people = c.people - 1
       WHERE c.season = OLD.season AND c.category_code = v_board AND c.score = OLD.score;
    ELSIF NOT v_board = ANY (v_before) THEN
      INSERT INTO billet.score_counts AS c (season, category_code, score, people) VALUES (NEW.season, v_board, NEW.score, 1)
        ON CONFLICT (season, category_code, score) DO UPDATE SET people = c.people + 1;
    END IF;
  END LOOP;
  RETURN NULL;
END $f$;
REVOKE ALL ON FUNCTION billet.update_score_counts() FROM PUBLIC;
CREATE TRIGGER update_score_counts AFTER UPDATE OF listed_in ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS DISTINCT FROM NEW.listed_in) EXECUTE FUNCTION billet.update_score_counts();
-- The daily count rebuilds the counts after it deletes scores, so it sets `billet.is_counting` and this trigger skips its rows.
CREATE TRIGGER update_score_counts_on_delete AFTER DELETE ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS NOT NULL AND current_setting('billet.is_counting', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION billet.update_score_counts();

SELECT billet.rebuild_score_counts(s.season) FROM (SELECT DISTINCT season FROM billet.scores) s;

-- Several people can share one of the first three ranks of a region.
ALTER TABLE billet.winners DROP CONSTRAINT winners_pkey;
ALTER TABLE billet.winners DROP CONSTRAINT winners_user_id_season_key;
ALTER TABLE billet.winners ADD PRIMARY KEY (user_id, season);
CREATE INDEX winners_by_board ON billet.winners (season, category_code, place);
