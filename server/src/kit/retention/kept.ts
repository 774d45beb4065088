/**
 * Tables whose rows do not expire by age, and when their rows are deleted. `rules` and this list together name every table of the database.
 */
export const kept: Readonly<Record<string, { readonly what: string; readonly goes: string }>> = {
  'billet.users': { what: 'people', goes: 'emptied with their account; a row that names nobody stays for the books' },
  'billet.items': { what: 'what people received', goes: 'with the account of whoever received it' },
  'sealed.senders': { what: 'who sent a note, sealed', goes: 'with the account of its sender or of its recipient' },
  'sealed.pairs': { what: 'what a block needs of a note’s two people, encrypted', goes: 'with the note' },
  'sealed.reveals': { what: 'which senders were revealed to whom', goes: 'with the note' },
  'sealed.blocks': {
    what: 'whom somebody blocked, as marks',
    goes: 'never the mark; all else when the block is lifted, or with the account',
  },
  'billet.inbox_counts': { what: 'how many notes stand in each list of a recipient', goes: 'with the account' },
  'billet.unseen_counts': { what: 'who was written to unseen, or held off: no number, no time', goes: 'with the account' },
  'billet.change_events': { what: 'how often a person’s state changed: two rows each', goes: 'with the account' },
  'billet.outbox': { what: 'work that follows from a commit', goes: 'within a second, into the job queue' },
  'billet.pace': { what: 'when the bot may make its next call: a row a kind', goes: 'never; it is written over' },
  'billet.share_visitors': { what: 'keyed hashes of who came by a link', goes: 'never: each counts once' },
  'billet.rewards': { what: 'keyed hashes of tasks that were rewarded', goes: 'never: each is rewarded once' },
  'billet.reports': { what: 'what recipients reported', goes: 'with the note' },
  'billet.verdicts': { what: 'what operators did about reports', goes: 'with the note' },
  'billet.scores': { what: 'what each received in a season', goes: 'with the account' },
  'billet.score_counts': { what: 'how many people of a board have a score', goes: 'at the next count' },
  'billet.closed_seasons': { what: 'seasons that are over', goes: 'never' },
  'billet.winners': { what: 'the first ranks of a season', goes: 'with the account' },
  'billet.opened_service': { what: 'which of the club’s notes were opened', goes: 'with the account' },
  'billet.installation': {
    what: 'the bot that the database belongs to, a mark of its key, and the secret of its keyed hashes, sealed',
    goes: 'never',
  },
  'money.orders': {
    what: 'orders; who pays is sealed',
    goes: 'what was to be sent to whom: when it is paid, or an hour after the 24 in which it can be; the rest never: receipts and refunds need it',
  },
  'money.charges': { what: 'payments; who paid is sealed', goes: 'never: refunds need them' },
  'money.refund_requests': { what: 'payers who asked for Stars back', goes: 'never: the books' },
  'money.reveal_ledger': { what: 'every change of a person’s reveals', goes: 'never: its sum is what they have' },
  'money.cursors': { what: 'how far the messenger’s list was read', goes: 'never; it is written over' },
  'money.waiting': { what: 'fully anonymous notes on their way, sealed', goes: 'at the next quarter of an hour' },
  'graphile_worker._private_jobs': { what: 'jobs', goes: 'when they are done; one that failed 25 times, after seven days more' },
};
