/**
 * Tables whose rows do not expire by age, and when their rows are deleted. `rules` and this list together name every table of the database.
 */
export const kept: Readonly<Record<string, { readonly what: string; readonly goes: string }>> = {
  'billet.users': { what: 'people', goes: 'emptied with the account; an anonymous row stays for the books' },
  'billet.items': { what: 'received notes', goes: 'with the recipient’s account' },
  'sealed.senders': { what: 'sender of a note, encrypted', goes: 'with the account of sender or recipient' },
  'sealed.pairs': { what: 'sender and recipient of a note for blocking, encrypted', goes: 'with the note' },
  'sealed.reveals': { what: 'revealed senders', goes: 'with the note' },
  'sealed.blocks': {
    what: 'blocks, as keyed hashes',
    goes: 'the hash never: a block applies again after a deletion; the rest when it is lifted, or with the account',
  },
  'billet.inbox_counts': { what: 'number of notes in each list of a recipient', goes: 'with the account' },
  'billet.unseen_counts': { what: 'recipients of held-back notes, without number or time', goes: 'with the account' },
  'billet.change_events': { what: 'version counters of a user’s state: two rows each', goes: 'with the account' },
  'billet.outbox': { what: 'follow-up work of a commit', goes: 'within a second, moved to the job queue' },
  'billet.pace': { what: 'time of the bot’s next call: a row per kind', goes: 'never; overwritten' },
  'billet.share_visitors': {
    what: 'keyed hashes of visitors of a link and of deleted accounts',
    goes: 'never: each counts once, and the bot recreates no deleted account',
  },
  'billet.rewards': { what: 'keyed hashes of rewarded tasks', goes: 'never: each is rewarded once' },
  'billet.reports': { what: 'reports by recipients', goes: 'with the note' },
  'billet.verdicts': { what: 'operators’ decisions about reports', goes: 'with the note' },
  'billet.scores': { what: 'scores per season', goes: 'with the account' },
  'billet.score_counts': { what: 'number of users per board and score', goes: 'at the next count' },
  'billet.closed_seasons': { what: 'finished seasons', goes: 'never' },
  'billet.winners': { what: 'the first ranks of a season', goes: 'with the account' },
  'billet.opened_service': { what: 'opened notes of the club', goes: 'with the account' },
  'billet.installation': {
    what: 'the bot of the database, a check value of its key, and the secret of its keyed hashes, encrypted',
    goes: 'never',
  },
  'money.orders': {
    what: 'orders, with the payer encrypted',
    goes: 'delivery data: when paid, or an hour after the 24 in which payment is possible; the rest never: receipts and refunds need it',
  },
  'money.charges': { what: 'payments, with the payer encrypted', goes: 'never: refunds need them' },
  'money.refund_requests': { what: 'refund requests', goes: 'never: part of the books' },
  'money.reveal_ledger': { what: 'changes of reveal balances', goes: 'never: the sum is the balance' },
  'money.cursors': { what: 'position in the messenger’s list of payments', goes: 'never; overwritten' },
  'money.waiting': { what: 'fully anonymous notes before delivery, encrypted', goes: 'at the next quarter of an hour' },
  'graphile_worker._private_jobs': { what: 'jobs', goes: 'when done; after 25 failures, seven days later' },
};
