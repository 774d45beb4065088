import { createHash } from 'node:crypto';
import type { Day } from '../day/simulate-day.ts';
import { makeScale } from '../stolen-data/clock.ts';
import type { Capability, StolenData } from '../stolen-data/decode.ts';
import type { StolenRow } from '../stolen-data/steal.ts';
import { readTrace } from '../stolen-data/traces.ts';

/** A fully anonymous note with facts that only the test knows. */
interface Secret {
  readonly noteId: string;
  readonly recipientId: string;
  readonly senderId: string;
  readonly stars: number;
  /** Milliseconds of its payment. */
  readonly paidAt: number;
  /** The transaction that was running then. */
  readonly paidIn: number;
  /** The transaction that delivered it. */
  readonly deliveredIn: number;
}

/** A possible mistake, as rows that the tables would contain with it. */
export interface PlantedDefect {
  readonly mistake: string;
  /** The weakest capability that must detect it. */
  readonly capability: Capability;
  readonly rows: (secrets: readonly Secret[], day: Day) => readonly Omit<StolenRow, 'place'>[];
  /** Whether the rows are dead rows in a table's file. */
  readonly isDead?: boolean;
}

const row = (table: string, xmin: number, fields: object): Omit<StolenRow, 'place'> => ({ table, xmin, text: JSON.stringify(fields) });
const each = (rowOf: (secret: Secret) => Omit<StolenRow, 'place'>) => (secrets: readonly Secret[]) => secrets.map(rowOf);
const bytes = (text: string) => `\\x${createHash('sha256').update(`a key ${text}`).digest('hex')}`;
const plain = (algorithm: string, text: string) => `\\x${createHash(algorithm).update(text).digest('hex')}`;
const time = (at: number) => new Date(at).toISOString();

/** A UUID of version 7, which starts with its time. */
function timedId(at: number, noteId: string): string {
  const start = at.toString(16).padStart(12, '0');
  return `${start.slice(0, 8)}-${start.slice(8)}-7${noteId.slice(15)}`;
}

export const plantedDefects: readonly PlantedDefect[] = [
  {
    mistake: 'a job that names the sender beside the note',
    capability: 'dump',
    rows: each(({ noteId, senderId, deliveredIn }) =>
      row('graphile_worker._private_jobs', deliveredIn, { payload: { itemId: noteId, senderId } }),
    ),
  },
  {
    mistake: 'an update of the messenger that is kept with the note',
    capability: 'dump',
    rows: (secrets, day) =>
      secrets.map(({ noteId, senderId, paidIn }) =>
        row('money.updates', paidIn, { from: day.people[day.ids.indexOf(senderId)]?.telegramId ?? 0, itemId: noteId }),
      ),
  },
  {
    mistake: 'one mark for all notes of a pair',
    capability: 'dump',
    rows: ({ length }, day) => pairMarks(day).slice(0, length + day.senders.size),
  },
  {
    mistake: 'a hash of both people without a key',
    capability: 'dump',
    rows: each(({ noteId, recipientId, senderId, deliveredIn }) =>
      row('sealed.pairs', deliveredIn, { item_id: noteId, pair: plain('sha256', `${recipientId} ${senderId}`) }),
    ),
  },
  {
    mistake: 'a hash of the sender alone without a key',
    capability: 'dump',
    rows: each(({ noteId, senderId, deliveredIn }) =>
      row('sealed.pairs', deliveredIn, { item_id: noteId, sender: plain('md5', senderId) }),
    ),
  },
  {
    mistake: 'a payment with payer and exact time, and a note with its own',
    capability: 'dump',
    rows: (secrets) =>
      secrets.flatMap(({ noteId, senderId, stars, paidAt, paidIn }) => [
        row('money.charges', paidIn, { payer: senderId, amount: stars, recorded_at: time(paidAt) }),
        row('billet.arrivals', paidIn, { item_id: noteId, at: time(paidAt + 40) }),
      ]),
  },
  {
    mistake: 'an id that counts on with time, for the note and for the payment',
    capability: 'dump',
    rows: (secrets) =>
      secrets.flatMap(({ noteId, senderId, paidAt, paidIn }) => [
        row('billet.arrivals', paidIn, { item_id: noteId, id: timedId(paidAt + 20, noteId) }),
        row('money.orders', paidIn, { payer: senderId, id: timedId(paidAt, noteId) }),
      ]),
  },
  {
    mistake: 'a change event for the payer at the moment of delivery',
    capability: 'dump',
    rows: each(({ senderId, deliveredIn, noteId, paidAt }) =>
      row('billet.change_events', deliveredIn, { user_id: senderId, kind: 'order', for: noteId, at: time(paidAt) }),
    ),
  },
  {
    mistake: 'payments that name their payers',
    capability: 'dump',
    rows: each(({ senderId, stars, paidIn }) => row('money.charges', paidIn, { payer: senderId, amount: stars })),
  },
  {
    mistake: 'a counter of all that somebody sent',
    capability: 'dump',
    rows: (secrets, day) => {
      const sent = (senderId: string) => [...day.senders.values()].filter((sender) => sender === senderId).length;
      return [...new Set(secrets.map(({ senderId }) => senderId))].map((id) => row('billet.counters', 0, { user_id: id, sent: sent(id) }));
    },
  },
  {
    mistake: 'a row of the payer that is written in the transaction of the delivery',
    capability: 'columns',
    rows: (secrets) =>
      secrets.flatMap(({ senderId, noteId, deliveredIn }) => [
        row('billet.touched', deliveredIn * 1000 + Number.parseInt(noteId.slice(0, 3), 16), { id: senderId }),
        row('billet.notes', deliveredIn * 1000 + Number.parseInt(noteId.slice(0, 3), 16), { id: noteId }),
      ]),
  },
  {
    mistake: 'a row of the payer that is touched when they pay, and a note that is delivered at once',
    capability: 'columns',
    rows: (secrets) =>
      secrets.flatMap(({ senderId, noteId, paidIn }) => [
        row('billet.users_touched', paidIn, { id: senderId }),
        row('billet.items_at_once', paidIn + 1, { id: noteId }),
      ]),
  },
  {
    mistake: 'a dead row that names payer and note',
    capability: 'files',
    isDead: true,
    rows: each(({ senderId, noteId, paidIn }) => row('money.waiting', paidIn, { senderId, noteId })),
  },
  {
    mistake: 'a dead row of the payer in the transaction of the note',
    capability: 'files',
    isDead: true,
    rows: (secrets) =>
      secrets.flatMap(({ senderId, noteId, paidIn }, index) => [
        row('money.orders', paidIn * 1000 + index, { payer: senderId }),
        row('billet.items', paidIn * 1000 + index, { id: noteId }),
      ]),
  },
];

/** One mark per pair for every note, as if stored for blocks and limits. */
function pairMarks(day: Day): Omit<StolenRow, 'place'>[] {
  const recipients = new Map(day.plan.notes.map(({ message, to }) => [message, day.ids[to] ?? '']));
  return day.delivered.map(({ id, message }) =>
    row('sealed.marks', 0, { item_id: id, mark: bytes(`${recipients.get(message)} ${day.senders.get(id)}`) }),
  );
}

/** The stolen data with the mistake. */
export function withDefect(stolen: StolenData, day: Day, defect: PlantedDefect): StolenData {
  const planted = defect.rows(secretsOf(stolen, day), day).map((row, place) => readTrace({ ...row, place: 1e6 + place }, stolen.known));
  return defect.isDead ? { ...stolen, tuples: [...stolen.tuples, ...planted] } : { ...stolen, traces: [...stolen.traces, ...planted] };
}

function secretsOf({ rows, known: { targets, sendings } }: StolenData, day: Day): Secret[] {
  const words = new Map(day.delivered.map(({ id, message }) => [id, message]));
  const sentIn = new Map(
    rows.filter(({ table }) => table === 'sealed.senders').map(({ text, xmin }) => [JSON.parse(text).item_id as string, xmin]),
  );
  const toTransaction = makeScale(
    sendings.flatMap(({ noteId }) => {
      const at = day.sentAt.get(words.get(noteId) ?? '');
      return at === undefined ? [] : [[at, sentIn.get(noteId) ?? 0] as const];
    }),
  );
  const deliveredIn = new Map(
    rows.filter(({ table }) => table === 'billet.items').map(({ text, xmin }) => [JSON.parse(text).id as string, xmin]),
  );
  return targets.map(({ id, recipientId, stars }) => {
    const paidAt = day.sentAt.get(words.get(id) ?? '') ?? 0;
    const paidIn = Math.round(toTransaction(paidAt) ?? 0);
    return { noteId: id, recipientId, stars, senderId: day.senders.get(id) ?? '', paidAt, paidIn, deliveredIn: deliveredIn.get(id) ?? 0 };
  });
}
