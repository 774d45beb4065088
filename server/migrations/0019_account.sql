-- The interface's language where the person chose one.
ALTER TABLE billet.users ADD COLUMN language text;

-- Payers who asked to get Stars back; an operator decides.
CREATE TABLE money.refund_requests (
  order_id uuid PRIMARY KEY REFERENCES money.orders (id),
  requested_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON money.refund_requests TO billet_app;

-- Deleting an account: what others received stays, without a sender; what the person received goes with all about it.
GRANT SELECT, DELETE ON sealed.senders, sealed.marks, sealed.reveals TO billet_sealer;
GRANT DELETE ON billet.items, billet.doorbells, billet.scores, billet.winners, billet.opened_service TO billet_sealer;
GRANT SELECT (user_id) ON billet.scores, billet.winners, billet.opened_service TO billet_sealer;
GRANT CREATE ON SCHEMA sealed TO billet_sealer;

CREATE FUNCTION sealed.forget_person(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  DELETE FROM sealed.senders s WHERE s.sender_id = p_person;
  DELETE FROM sealed.reveals r WHERE r.recipient_id = p_person;
  DELETE FROM sealed.senders s USING billet.items i WHERE s.item_id = i.id AND i.recipient_id = p_person;
  DELETE FROM sealed.marks m USING billet.items i WHERE m.item_id = i.id AND i.recipient_id = p_person;
  DELETE FROM sealed.blocks b WHERE b.recipient_id = p_person;
  DELETE FROM billet.items i WHERE i.recipient_id = p_person;
  DELETE FROM billet.doorbells d WHERE d.user_id = p_person;
  DELETE FROM billet.scores s WHERE s.user_id = p_person;
  DELETE FROM billet.winners w WHERE w.user_id = p_person;
  DELETE FROM billet.opened_service o WHERE o.user_id = p_person;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

ALTER FUNCTION sealed.forget_person(uuid) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION sealed.forget_person(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.forget_person(uuid) TO billet_reveal;
RESET ROLE;
