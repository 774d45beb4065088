-- What the inbox's login may ask for: that a sender be told of an answer, and nothing else. It wrote any task into the outbox before.
-- Nothing is asked for but by who has answered that very note, and nothing is told of what was asked before.
CREATE FUNCTION billet.tell_answer(p_item uuid, p_recipient uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.outbox (task, payload)
    SELECT 'item-answered', pg_catalog.jsonb_build_object('itemId', i.id) FROM billet.items i
     WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.status = 'opened' AND i.answer IS NOT NULL
       AND i.placement IN ('inbox', 'muted');
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE INSERT ON billet.outbox FROM billet_inbox;
GRANT INSERT ON billet.outbox TO billet_sealer;
GRANT CREATE ON SCHEMA billet TO billet_sealer;
ALTER FUNCTION billet.tell_answer(uuid, uuid) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA billet FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION billet.tell_answer(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION billet.tell_answer(uuid, uuid) TO billet_inbox;
RESET ROLE;

-- Scores of one person at a time, as they were asked for before: the job's key named the recipient.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'count-score';
  END IF;
END $$;
