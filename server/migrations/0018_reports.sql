-- What recipients reported, and what operators did about it. Neither names a sender.
CREATE TABLE billet.reports (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('insult', 'threat', 'sexual', 'spam', 'minor', 'other')),
  text text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled')),
  reported_at timestamptz NOT NULL
);
CREATE INDEX reports_open ON billet.reports (reported_at) WHERE state = 'open';

CREATE TABLE billet.verdicts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  item_id uuid NOT NULL REFERENCES billet.items (id) ON DELETE CASCADE,
  operator_telegram_id bigint NOT NULL,
  act text NOT NULL CHECK (act IN ('keep', 'remove', 'stop_week', 'stop_month')),
  at timestamptz NOT NULL
);

GRANT SELECT (item_id, reason, text, state, reported_at), INSERT, UPDATE (state) ON billet.reports TO billet_inbox;
GRANT INSERT ON billet.verdicts TO billet_inbox;

GRANT SELECT (item_id) ON billet.reports TO billet_sealer;
GRANT INSERT, UPDATE ON sealed.stops TO billet_sealer;
GRANT UPDATE (placement) ON billet.items TO billet_sealer;
GRANT CREATE ON SCHEMA sealed TO billet_sealer;

-- Takes down an item that was reported; its recipient's lists and counts are told to look again.
CREATE FUNCTION sealed.take_down(p_item uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_recipient uuid;
BEGIN
  UPDATE billet.items i SET placement = 'removed'
   WHERE i.id = p_item AND EXISTS (SELECT FROM billet.reports r WHERE r.item_id = i.id)
  RETURNING i.recipient_id INTO v_recipient;
  IF v_recipient IS NOT NULL THEN
    INSERT INTO billet.doorbells AS d (user_id, kind) VALUES (v_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Stops whoever sent a reported item until a time, without saying who that is. A fully anonymous one is known by the pair
-- alone, and stopped for that pair.
CREATE FUNCTION sealed.stop_sender(p_item uuid, p_until timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_mark bytea;
BEGIN
  IF NOT EXISTS (SELECT FROM billet.reports r WHERE r.item_id = p_item) THEN RETURN; END IF;
  SELECT s.sender_id INTO v_sender FROM sealed.senders s WHERE s.item_id = p_item;
  IF v_sender IS NOT NULL THEN
    INSERT INTO sealed.stops AS t (sender_id, until) VALUES (v_sender, p_until)
      ON CONFLICT (sender_id) DO UPDATE SET until = GREATEST(t.until, EXCLUDED.until);
    RETURN;
  END IF;
  SELECT m.mark INTO v_mark FROM sealed.marks m WHERE m.item_id = p_item;
  IF v_mark IS NOT NULL THEN
    INSERT INTO sealed.stops AS t (mark, until) VALUES (v_mark, p_until)
      ON CONFLICT (mark) DO UPDATE SET until = GREATEST(t.until, EXCLUDED.until);
  END IF;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

ALTER FUNCTION sealed.take_down(uuid) OWNER TO billet_sealer;
ALTER FUNCTION sealed.stop_sender(uuid, timestamptz) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION sealed.take_down(uuid), sealed.stop_sender(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.take_down(uuid), sealed.stop_sender(uuid, timestamptz) TO billet_reveal;
RESET ROLE;
