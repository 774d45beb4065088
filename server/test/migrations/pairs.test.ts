import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { insertRows } from '../../migrations/insert-rows.ts';
import { mayReach } from '../../src/features/reach/index.ts';
import { listSent } from '../../src/features/sent/list.ts';
import { DEVELOPMENT_TOKEN, readConfig } from '../../src/kit/config.ts';
import type { Database } from '../../src/kit/db/database.ts';
import { roleNames } from '../../src/kit/db/logins.ts';
import { migrate, readMigrations } from '../../src/kit/db/migrate.ts';
import { secureDatabase } from '../../src/kit/db/roles.ts';
import { NOBODY } from '../../src/kit/db/schema/people.ts';
import { sqlOn } from '../../src/kit/db/sql-on.ts';
import { oldPairKey, openPair, pairKey, personKey, rewardMark } from '../../src/kit/seal/identity.ts';
import { TEST_SECRET } from '../database.ts';
import { freshDatabase } from '../fresh-database.ts';
import { filesWith, tableFiles } from '../table-files.ts';

const FIRST = '0050_pairs.sql';
const NOW = new Date().toISOString();
const config = { sealKey: TEST_SECRET, hashKey: TEST_SECRET };
const ids = { alice: crypto.randomUUID(), boris: crypto.randomUUID(), carol: crypto.randomUUID(), gone: crypto.randomUUID() };
const telegramIds = { alice: 11, boris: 12, carol: 13, gone: -99 };
type Name = keyof typeof ids;

const HELD_OFF = crypto.randomUUID();
let db: Database;
/** Notes of the earlier version to Alice, by which she blocked their senders. `from`: the sealed sender; `marked`: the actual sender. */
const notes: { id: string; from: Name | null; marked: Name }[] = [
  { id: crypto.randomUUID(), from: 'boris', marked: 'boris' },
  { id: crypto.randomUUID(), from: 'boris', marked: 'boris' },
  { id: crypto.randomUUID(), from: null, marked: 'carol' },
  { id: crypto.randomUUID(), from: 'gone', marked: 'gone' },
];

beforeAll(async () => {
  const before = readMigrations().filter(({ name }) => name < FIRST);
  db = await freshDatabase('template0', (owner) => migrate(owner, TEST_SECRET, async () => {}, before));
  const connection = sqlOn(db.owner.$client);
  for (const [name, id] of Object.entries(ids))
    await insertRows(connection, 'billet.users', [
      { id, telegram_id: telegramIds[name as Name], code: name, first_name: name, completed_tasks: ['invite_3'], created_at: NOW },
    ]);
  for (const { id, from, marked } of notes) {
    const item = { id, recipient_id: ids.alice, type: 'ordinary', gift: '{}', message: '', is_fully_anonymous: from === null };
    await insertRows(connection, 'billet.items', [{ ...item, is_open_sympathy: false, is_arrived: true, sent_bucket: NOW, shuffle: 1 }]);
    if (from) await insertRows(connection, 'sealed.senders', [{ item_id: id, sender_id: ids[from], sent_at: NOW }]);
    const mark = oldPairKey(TEST_SECRET, ids.alice, ids[marked]);
    await insertRows(connection, 'sealed.marks', [{ item_id: id, mark }]);
    await insertRows(connection, 'sealed.blocks', [{ item_id: id, recipient_id: ids.alice, mark }]);
  }
  const held = {
    id: HELD_OFF,
    recipient_id: ids.alice,
    type: 'ordinary',
    gift: '{"id":"tulip"}',
    message: 'words held off',
    is_fully_anonymous: false,
  };
  const stands = { is_open_sympathy: false, is_arrived: true, placement: 'suppressed', sent_bucket: NOW, shuffle: 1 };
  await insertRows(connection, 'billet.items', [{ ...held, ...stands }]);
  await insertRows(connection, 'sealed.senders', [{ item_id: HELD_OFF, sender_id: ids.carol, sent_at: NOW }]);
  await insertRows(connection, 'sealed.marks', [{ item_id: HELD_OFF, mark: oldPairKey(TEST_SECRET, ids.alice, ids.carol) }]);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await insertRows(connection, 'sealed.stops', [{ sender_id: ids.boris, mark: null, until }]);
  await insertRows(connection, 'sealed.reveals', [{ item_id: notes[0]?.id ?? '', recipient_id: ids.alice, revealed_at: NOW }]);
  // an earlier version has closed the catalogue
  await secureDatabase(connection, roleNames('billet'));
  await migrate(db.owner.$client, TEST_SECRET, async () => {});
});
afterAll(() => db.close());

const reaches = (senderId: string, senderTelegramId: number, to: Name = 'alice') =>
  mayReach(db.app, config, { senderId, senderTelegramId, recipientId: ids[to], recipientTelegramId: telegramIds[to] });

test('[SAF-01] earlier blocks and stops remain effective, even for a known sender who returns with a new account', async () => {
  expect(await reaches(ids.boris, 12)).toBe(false);
  expect(await reaches(crypto.randomUUID(), 12)).toBe(false);
  // for an earlier fully anonymous note, only the two account ids are known
  expect(await reaches(ids.carol, 13)).toBe(false);
  expect(await reaches(ids.gone, -99)).toBe(false);
  expect(await reaches(crypto.randomUUID(), 14)).toBe(true);
  expect([await reaches(ids.carol, 13, 'boris'), await reaches(ids.boris, 12, 'carol')]).toEqual([true, false]);
});

test('[SEC-02] no earlier mark is left, every note keeps its pair, and a block is lifted by its note', async () => {
  const rows = await sqlOn(db.owner.$client)<{ item_id: string; pair: Buffer }[]>`SELECT item_id, pair FROM sealed.pairs`;
  const kept = new Map(rows.map(({ item_id, pair }) => [item_id, openPair(TEST_SECRET, pair)]));
  const known = { pair: pairKey(TEST_SECRET, 11, 12), sender: personKey(TEST_SECRET, 12) };
  const old = (name: Name) => ({ pair: oldPairKey(TEST_SECRET, ids.alice, ids[name]), sender: null });
  expect(notes.map(({ id }) => kept.get(id))).toEqual([known, known, old('carol'), old('gone')]);
  const tables = await sqlOn(db.owner.$client)`SELECT tablename FROM pg_tables WHERE schemaname = 'sealed' ORDER BY 1`;
  expect(tables.map(({ tablename }) => tablename)).toEqual(['blocks', 'pairs', 'reveals', 'senders', 'stops']);
  await sqlOn(db.reveal.$client)`SELECT sealed.lift_block(${notes[2]?.id ?? ''}, ${ids.alice})`;
  expect(await reaches(ids.carol, 13)).toBe(true);
});

test('[RVL-01][TSK-01] earlier revealed names and rewarded tasks are kept', async () => {
  const reveals = await sqlOn(db.owner.$client)`SELECT first_name FROM sealed.reveals`;
  expect(reveals.map(({ first_name }) => first_name)).toEqual(['boris']);
  const rewards = await sqlOn(db.owner.$client)<{ mark: Buffer }[]>`SELECT mark FROM billet.rewards`;
  const wanted = [11, 12, 13].map((id) => rewardMark(TEST_SECRET, id, 'invite_3').toString('hex'));
  expect(rewards.map(({ mark }) => mark.toString('hex')).sort()).toEqual(wanted.sort());
  // an account deleted earlier is processed again
  const jobs = await sqlOn(db.owner.$client)`SELECT payload FROM billet.outbox WHERE task = 'forget-person'`;
  expect(jobs.map(({ payload }) => payload)).toEqual([{ userId: ids.gone }]);
});

test("[SEC-02] no file shows the recipient of an earlier suppressed note, and its sender's list is unchanged", async () => {
  const files = await tableFiles(db.owner, ['billet', 'sealed']);
  expect(filesWith(files, 'words held off')).toEqual([]);
  expect(filesWith(files, HELD_OFF)).toEqual(expect.arrayContaining(['billet.items', 'sealed.senders']));
  const [row] = await sqlOn(db.owner.$client)`SELECT recipient_id, message FROM billet.items WHERE id = ${HELD_OFF}`;
  expect(row).toEqual({ recipient_id: NOBODY, message: '' });
  const { sent } = await listSent(
    { db, config: { ...readConfig({ BOT_TOKEN: DEVELOPMENT_TOKEN, SEAL_KEY: TEST_SECRET }), ...config } },
    ids.carol,
    {
      limit: 20,
      skip: 0,
    },
  );
  expect(sent).toMatchObject([{ message: 'words held off', state: 'delivered', sentAt: NOW, recipient: { firstName: 'alice' } }]);
});
