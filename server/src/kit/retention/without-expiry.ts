/**
 * Tables whose rows do not expire by age, and when their rows are deleted. `rules` and this list together name every table of the database.
 */
export const tablesWithoutExpiry: Readonly<Record<string, { readonly content: string; readonly deletion: string }>> = {
  'billet.users': { content: 'people', deletion: 'personal data with the account; an anonymous row is kept for accounting' },
  'billet.items': { content: 'received notes', deletion: 'with the recipient’s account' },
  'sealed.senders': { content: 'sender of a note, encrypted', deletion: 'with the account of sender or recipient' },
  'sealed.pairs': { content: 'sender and recipient of a note for blocking, encrypted', deletion: 'with the note' },
  'sealed.reveals': { content: 'revealed senders', deletion: 'with the note' },
  'sealed.blocks': {
    content: 'blocks, as keyed hashes',
    deletion: 'the hash never: a block applies again after a deletion; the rest when it is lifted, or with the account',
  },
  'billet.inbox_counts': { content: 'number of notes in each list of a recipient', deletion: 'with the account' },
  'billet.unseen_counts': { content: 'recipients of held-back notes, without number or time', deletion: 'with the account' },
  'billet.change_events': { content: 'version counters of a user’s state: two rows each', deletion: 'with the account' },
  'billet.outbox': { content: 'follow-up work of a commit', deletion: 'within a second, moved to the job queue' },
  'billet.pace': { content: 'time of the bot’s next call: a row per kind', deletion: 'never; overwritten' },
  'billet.share_visitors': {
    content: 'keyed hashes of visitors of a link and of deleted accounts',
    deletion: 'never: each counts once, and the bot recreates no deleted account',
  },
  'billet.rewards': { content: 'keyed hashes of rewarded tasks', deletion: 'never: each is rewarded once' },
  'billet.reports': { content: 'reports by recipients', deletion: 'with the note' },
  'billet.verdicts': { content: 'operators’ decisions about reports', deletion: 'with the note' },
  'billet.scores': { content: 'scores per season', deletion: 'with the account' },
  'billet.score_counts': { content: 'number of users per board and score', deletion: 'at the next count' },
  'billet.closed_seasons': { content: 'finished seasons', deletion: 'never' },
  'billet.winners': { content: 'the first ranks of a season', deletion: 'with the account' },
  'billet.opened_service': { content: 'opened service notes', deletion: 'with the account' },
  'billet.installation': {
    content: 'the bot of the database, a check value of its key, and the secret of its keyed hashes, encrypted',
    deletion: 'never',
  },
  'money.orders': {
    content: 'orders, with the payer encrypted',
    deletion:
      'delivery data: when paid, or an hour after the 24 hours in which payment is possible; the rest never: receipts and refunds need it',
  },
  'money.charges': { content: 'payments, with the payer encrypted', deletion: 'never: refunds need them' },
  'money.refund_requests': { content: 'refund requests', deletion: 'never: accounting needs them' },
  'money.reveal_ledger': { content: 'changes of reveal balances', deletion: 'never: the sum is the balance' },
  'money.cursors': { content: 'position in the messenger’s list of payments', deletion: 'never; overwritten' },
  'money.waiting': {
    content: 'fully anonymous notes before delivery, encrypted',
    deletion: 'when delivered, at the next quarter of an hour',
  },
  'graphile_worker._private_jobs': { content: 'jobs', deletion: 'when done; after 25 failures, seven days later' },
};
