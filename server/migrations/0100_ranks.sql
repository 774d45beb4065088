-- Ranks without a look at everybody above: how many stand on a board with each score, in steps of at most a thousand of one score, each
-- with the first that stands in it. It is counted with the scores, and follows whoever chooses a board or leaves meanwhile.
CREATE TABLE billet.score_steps (
  season integer NOT NULL,
  category_code text NOT NULL,
  score integer NOT NULL,
  reached_at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (season, category_code, score, reached_at, user_id)
);
GRANT SELECT ON billet.score_steps TO billet_app;

-- Makes a season's steps anew. Whoever chooses a board at this moment waits, and is then counted in or out.
CREATE FUNCTION billet.count_steps(p_season integer, p_most integer DEFAULT 1000) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  LOCK TABLE billet.score_steps IN EXCLUSIVE MODE;
  DELETE FROM billet.score_steps t WHERE t.season = p_season;
  INSERT INTO billet.score_steps (season, category_code, score, reached_at, user_id, people)
    SELECT p_season, l.category_code, l.score,
        CASE WHEN l.n / p_most = 0 THEN '-infinity' ELSE (array_agg(l.reached_at) FILTER (WHERE l.n % p_most = 0))[1] END,
        CASE WHEN l.n / p_most = 0 THEN '00000000-0000-0000-0000-000000000000' ELSE (array_agg(l.user_id) FILTER (WHERE l.n % p_most = 0))[1] END,
        count(*)
      FROM (
        SELECT b.category_code, s.score, s.reached_at, s.user_id,
            row_number() OVER (PARTITION BY b.category_code, s.score ORDER BY s.reached_at, s.user_id) - 1 AS n
          FROM billet.scores s
         CROSS JOIN LATERAL (VALUES ('global'), (NULLIF(s.listed_in, 'global'))) b (category_code)
         WHERE s.season = p_season AND s.listed_in IS NOT NULL AND b.category_code IS NOT NULL) l
     GROUP BY l.category_code, l.score, l.n / p_most;
END $f$;
REVOKE ALL ON FUNCTION billet.count_steps(integer, integer) FROM PUBLIC;

-- One more, or one less, in the step of a board where this score stands.
CREATE FUNCTION billet.move_step(p_score billet.scores, p_category text, p_by integer) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE billet.score_steps t SET people = t.people + p_by
   WHERE t.season = p_score.season AND t.category_code = p_category AND t.score = p_score.score
     AND (t.reached_at, t.user_id) = (
       SELECT f.reached_at, f.user_id FROM billet.score_steps f
        WHERE f.season = p_score.season AND f.category_code = p_category AND f.score = p_score.score
          AND (f.reached_at, f.user_id) <= (p_score.reached_at, p_score.user_id)
        ORDER BY f.reached_at DESC, f.user_id DESC LIMIT 1);
  IF NOT FOUND AND p_by > 0 THEN
    INSERT INTO billet.score_steps AS t (season, category_code, score, reached_at, user_id, people)
      VALUES (p_score.season, p_category, p_score.score, '-infinity', '00000000-0000-0000-0000-000000000000', p_by)
      ON CONFLICT (season, category_code, score, reached_at, user_id) DO UPDATE SET people = t.people + excluded.people;
  END IF;
END $f$;
REVOKE ALL ON FUNCTION billet.move_step(billet.scores, text, integer) FROM PUBLIC;

-- Who isn't on a board any more names no step of it either: the step goes on as part of the one before.
CREATE FUNCTION billet.leave_board(p_score billet.scores, p_category text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_people integer;
BEGIN
  DELETE FROM billet.score_steps t
   WHERE t.season = p_score.season AND t.category_code = p_category AND t.score = p_score.score
     AND t.reached_at = p_score.reached_at AND t.user_id = p_score.user_id
  RETURNING t.people INTO v_people;
  PERFORM billet.move_step(p_score, p_category, COALESCE(v_people, 0) - 1);
END $f$;
REVOKE ALL ON FUNCTION billet.leave_board(billet.scores, text) FROM PUBLIC;

CREATE FUNCTION billet.follow_listing() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_before text[] := CASE WHEN OLD.listed_in IS NULL THEN '{}' ELSE ARRAY['global', OLD.listed_in] END;
  v_after text[] := '{}';
  v_board text;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.listed_in IS NOT NULL THEN v_after := ARRAY['global', NEW.listed_in]; END IF;
  -- always in the same order, so that two who change boards with each other don't wait for each other
  FOR v_board IN SELECT DISTINCT b FROM unnest(v_before || v_after) b ORDER BY b LOOP
    IF NOT v_board = ANY (v_after) THEN PERFORM billet.leave_board(OLD, v_board); END IF;
    IF NOT v_board = ANY (v_before) THEN PERFORM billet.move_step(NEW, v_board, 1); END IF;
  END LOOP;
  RETURN NULL;
END $f$;
REVOKE ALL ON FUNCTION billet.follow_listing() FROM PUBLIC;
CREATE TRIGGER follow_listing AFTER UPDATE OF listed_in ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS DISTINCT FROM NEW.listed_in) EXECUTE FUNCTION billet.follow_listing();
-- The count makes the steps anew when it is done: it need not follow each score that it takes away.
CREATE TRIGGER follow_leaving AFTER DELETE ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS NOT NULL AND current_setting('billet.is_counting', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION billet.follow_listing();

SELECT billet.count_steps(s.season) FROM (SELECT DISTINCT season FROM billet.scores) s;
