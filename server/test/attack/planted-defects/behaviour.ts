/** A mistake in behaviour, as a trigger that makes delivered data depend on the sender. */
export interface BehaviourMistake {
  readonly mistake: string;
  /** One statement on the note `n`, its sender `s` and its recipient `r`. */
  readonly does: string;
  /** Seed of a pair of histories in which it is visible. */
  readonly seed: number;
}

export const behaviourMistakes: readonly BehaviourMistake[] = [
  {
    mistake: 'an answer longer for premium senders',
    does: `UPDATE billet.items SET message = message || ' ' WHERE id = n.id AND s.is_premium`,
    seed: 1,
  },
  {
    mistake: 'a gift that hangs on the sender’s language',
    does: `UPDATE billet.items SET gift = jsonb_set(gift, '{id}', '"candy"') WHERE id = n.id AND s.language_code LIKE '%r%'`,
    seed: 1,
  },
  {
    mistake: 'an order in the list that hangs on the sender',
    does: 'UPDATE billet.items SET shuffle = s.telegram_id % 1000000 WHERE id = n.id',
    seed: 5,
  },
  {
    mistake: 'a time finer than the hour',
    does: `UPDATE billet.items SET sent_bucket = sent_bucket + (s.telegram_id % 3600) * interval '1 second' WHERE id = n.id`,
    seed: 1,
  },
  {
    mistake: 'one more live event where the sender has a photo',
    does: `UPDATE billet.change_events SET version = version + 1 WHERE user_id = n.recipient_id AND s.photo_url IS NOT NULL`,
    seed: 1,
  },
  {
    mistake: 'a note that isn’t public where the sender has a username',
    does: 'UPDATE billet.items SET is_public = s.username IS NULL WHERE id = n.id',
    seed: 2,
  },
  {
    mistake: 'a word from the bot in the sender’s language',
    does: 'UPDATE billet.users SET language_code = s.language_code WHERE id = n.recipient_id',
    seed: 1,
  },
  {
    mistake: 'a flag for senders of long standing',
    does: `UPDATE billet.items SET is_mutual = s.created_at < r.created_at - interval '30 days' WHERE id = n.id`,
    seed: 4,
  },
  {
    mistake: 'a note that doesn’t come where its sender stopped the bot',
    does: `UPDATE billet.items SET placement = 'suppressed' WHERE id = n.id AND s.bot_state <> 'active'`,
    seed: 5,
  },
];

/** The mistake as statements for the database's owner. */
export function statementsOf({ does }: BehaviourMistake): string {
  return `
CREATE FUNCTION billet.mistake() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  s billet.users; r billet.users; n billet.items;
BEGIN
  SELECT * INTO s FROM billet.users WHERE id = NEW.sender_id;
  SELECT * INTO n FROM billet.items WHERE id = NEW.item_id;
  SELECT * INTO r FROM billet.users WHERE id = n.recipient_id;
  ${does};
  RETURN NULL;
END $$;
ALTER FUNCTION billet.mistake() SECURITY DEFINER;
GRANT EXECUTE ON FUNCTION billet.mistake() TO PUBLIC;
CREATE TRIGGER mistake AFTER INSERT ON sealed.senders FOR EACH ROW EXECUTE FUNCTION billet.mistake();`;
}
