// npm run faults -w server [-- --seconds=100 --seed=1]: sells and pays under random faults and kill -9, then audits the books.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { takeUp } from '../../src/app/jobs/rounds.ts';
import { products } from '../../src/app/products.ts';
import type { SellingDeps } from '../../src/features/payments/index.ts';
import { readConfig } from '../../src/kit/config.ts';
import { openDatabase } from '../../src/kit/db/database.ts';
import { makeLive } from '../../src/kit/live/live.ts';
import { makeLog } from '../../src/kit/log.ts';
import { telegramMessenger } from '../../src/kit/messenger/telegram.ts';
import { systemRandom } from '../../src/kit/random.ts';
import { audit } from './books.ts';
import { meetCustomers, OPERATOR, order, pay, type Sale } from './customers.ts';
import { type Dice, makeDice } from './dice.ts';
import { type Messenger, startMessenger } from './messenger.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '100' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const SECONDS = Number(values.seconds);
const CUSTOMERS_AT_ONCE = 4;
const SECRET = 'a secret of the fault schedule, thirty-two characters';
const MINUTE = 60_000;

/** Sells and pays until the time is over; every kind of thing that happened is counted. */
async function sell(url: string, messenger: Messenger, dice: Dice, end: number): Promise<{ sales: Sale[]; seen: Map<string, number> }> {
  const people = await meetCustomers(url);
  const sales: Sale[] = [];
  const seen = new Map<string, number>();
  const shop = async () => {
    while (Date.now() < end) {
      const ordered = await order(people, dice);
      if (!ordered) continue;
      sales.push(ordered.sale);
      for (const event of await pay(messenger, ordered, dice)) seen.set(event, (seen.get(event) ?? 0) + 1);
      await pause(dice.whole(300));
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, shop));
  return { sales, seen };
}

/** Kills the server again and again, at moments that nothing else depends on. */
async function crash(server: ServerProcess, dice: Dice, end: number): Promise<number> {
  let kills = 0;
  while (Date.now() < end) {
    await pause(1_500 + dice.whole(6_000));
    await server.kill();
    kills += 1;
    await pause(dice.whole(500));
    await server.start();
  }
  return kills;
}

/** Time for the server, undisturbed, to take up what was cut off and to empty its queues. */
async function letSettle(server: ServerProcess): Promise<void> {
  await server.start();
  await pause(10_000);
  await server.stop();
}

/** The reconciliation as it runs every five minutes, a quarter of an hour of it at once. */
async function heal(messenger: Messenger, dataFolder: string): Promise<void> {
  const db = await openDatabase({ url: undefined, roleUrls: {}, dataFolder, secret: SECRET, warn: console.warn });
  const config = { ...readConfig(environment(messenger, dataFolder)), giftMap: { teddy: 'messenger-teddy' } };
  const log = makeLog({ logLevel: 'error' });
  const live = await makeLive(db, log, SECRET);
  for (const minutes of [2, 7, 12, 17]) {
    const clock = { now: () => new Date(), real: () => new Date(Date.now() + minutes * MINUTE), move: () => {} };
    const deps: SellingDeps = { config, db, clock, log, random: systemRandom, messenger: telegramMessenger(config), live, products };
    await takeUp(deps);
  }
  await live.close();
  await db.close();
}

function environment(messenger: Messenger, dataFolder: string): Record<string, string> {
  return {
    BOT_API_ROOT: messenger.root,
    DATA_DIR: dataFolder,
    SEAL_KEY: SECRET,
    LOG_LEVEL: 'info',
    OPERATOR_IDS: String(OPERATOR),
    // what the schedule sends back is right: see the cap's own tests
    AUTOMATIC_REFUNDS_AN_HOUR: '100000',
    GIFT_MAP: JSON.stringify({ teddy: 'messenger-teddy' }),
    LIMITS: JSON.stringify({ perPairADay: 100_000, perSenderAnHour: 100_000, perAddressAnHour: 100_000, revealsAnHour: 100_000 }),
    BILLET_CLOCK: '2026-06-10T12:00:00.000Z',
  };
}

async function main(): Promise<void> {
  const dice = makeDice(Number(values.seed));
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-faults-'));
  const messenger = await startMessenger(dice);
  const server = await prepareServer(environment(messenger, folder));
  try {
    await server.start();
    const end = Date.now() + SECONDS * 1000;
    const [{ sales, seen }, kills] = await Promise.all([sell(server.url, messenger, dice, end), crash(server, dice, end)]);
    messenger.heal();
    await server.kill();
    await letSettle(server);
    await heal(messenger, folder);
    await letSettle(server);
    const db = await openDatabase({ url: undefined, roleUrls: {}, dataFolder: folder, secret: SECRET, warn: console.warn });
    const { figures, faults } = await audit(db, messenger, sales, SECRET);
    await db.close();
    console.log(
      JSON.stringify(
        {
          seed: Number(values.seed),
          seconds: SECONDS,
          kills,
          ...figures,
          payments_by: Object.fromEntries(seen),
          faults_of_the_messenger: messenger.faults,
        },
        null,
        2,
      ),
    );
    for (const fault of faults) console.error(`BROKEN ${fault}`);
    console.log(faults.length === 0 ? 'All invariants hold.' : `${faults.length} invariants are broken.`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await server.kill();
    await messenger.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
