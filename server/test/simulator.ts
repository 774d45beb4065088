import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fetchReply } from './person.ts';

const MAIN = path.join(import.meta.dirname, '../../simulator/src/main.ts');

/** One call of the bot, as recorded by the simulator. */
export interface Logged {
  readonly at: number;
  readonly event: string;
  readonly data: { readonly params: Readonly<Record<string, unknown>>; readonly answer: { readonly ok: boolean } };
}

/** The simulator in a separate process. */
export interface Simulator {
  readonly root: string;
  post(path: string, body: unknown): Promise<unknown>;
  /** Changes properties of a person. */
  change(person: number, traits: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Creates people whom the bot may write to. Returns their ids. */
  people(count: number): Promise<number[]>;
  /** Calls of the bot with this method, oldest first. */
  asked(method: string): Promise<Logged[]>;
  stop(): Promise<void>;
}

export async function startSimulator(token: string): Promise<Simulator> {
  const env = { PATH: process.env.PATH ?? '', SIMULATOR_PORT: '0', BOT_TOKEN: token };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The process has no stdout');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const root = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
  const send = async (method: string, where: string, body: unknown) =>
    (await fetchReply(`${root}${where}`, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).body;
  const change = (id: number, traits: unknown) => send('PATCH', `/people/${id}`, traits);
  const add = async (_: unknown, index: number) => {
    const { id } = (await send('POST', '/people', { firstName: `Person ${index}`, languageCode: 'en' })) as { id: number };
    await change(id, { access: 'allowed' });
    return id;
  };
  return {
    root,
    post: (where, body) => send('POST', where, body),
    change,
    people: (count) => Promise.all(Array.from({ length: count }, add)),
    asked: async (method) =>
      (await fetchReply(`${root}/log?direction=${encodeURIComponent('bot → API')}&event=${method}`)).body as Logged[],
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
