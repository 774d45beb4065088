import { randomUUID } from 'node:crypto';

export interface BenchUsers {
  /** The code of Boris's link, which Alice opens. */
  readonly boris: string;
  /** Restores Alice's first mode, which a visit may have changed. A frame in another mode than the page replays no tap (FST-02). */
  resetMode(): Promise<unknown>;
}

const NOTES = 9;

/** Creates Alice, with several notes in her inbox, and Boris, whose link she opens. Both allow the bot to write. */
export async function createUsers(app: string, simulator: string): Promise<BenchUsers> {
  const alice = await enter(app, simulator, 'alice');
  const boris = await enter(app, simulator, 'boris');
  for (let index = 0; index < NOTES; index++) {
    const message = `What would you do with day ${index + 1} of a week without clocks?`;
    await call(app, boris.initData, '/api/order/checkout', {
      valentineCode: alice.code,
      ...(index % 2 === 0 ? { itemId: 'anon', message, isAnonymousMessage: true } : { itemId: 'tulip', message }),
    });
  }
  return { boris: boris.code, resetMode: () => call(app, alice.initData, '/api/profile/update', { mode: 'anonymous' }) };
}

async function enter(app: string, simulator: string, name: string) {
  const person = `${simulator}/people/${name}`;
  const body = JSON.stringify({ access: 'allowed', languageCode: 'en' });
  await answerOf(await fetch(person, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body }));
  const { initData } = await answerOf<{ initData: string }>(await fetch(`${person}/init-data`));
  const { user } = await call<{ user: { valentineCode: string } }>(app, initData, '/api/profile');
  return { initData, code: user.valentineCode };
}

/** Calls the API: POST with a body, otherwise GET. */
async function call<T>(app: string, initData: string, path: string, body?: object): Promise<T> {
  const headers = { 'API-Token': initData, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers: { 'API-Token': initData } };
  return answerOf<T>(await fetch(app + path, request));
}

async function answerOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
