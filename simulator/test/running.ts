import { Bot } from 'grammy';
import { readSettings } from '../src/settings.ts';
import { type Simulator, startSimulator } from '../src/simulator.ts';

/** A simulator on a free port, with functions to call it as a bot and as the page. */
export interface Running {
  readonly simulator: Simulator;
  readonly base: string;
  readonly bot: Bot;
  /** Runs a person's action, as the page does. */
  action(person: number, name: string, body: unknown): Promise<unknown>;
  /** Calls the Bot API without grammY. */
  call(method: string, params: unknown): Promise<{ status: number; body: unknown }>;
}

/** `appPort`: the port of the app, for tests that need one. */
export async function startRunning(appPort = 8080): Promise<Running> {
  const simulator = await startSimulator({ ...readSettings({}), port: 0, appPort });
  const base = `http://127.0.0.1:${simulator.port}`;
  const { token } = simulator.world.settings;
  const post = (path: string, body: unknown) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    simulator,
    base,
    bot: new Bot(token, { client: { apiRoot: base } }),
    async action(person, name, body) {
      const answer = await post(`/people/${person}/${name}`, body);
      return answer.json();
    },
    async call(method, params) {
      const answer = await post(`/bot${token}/${method}`, params);
      return { status: answer.status, body: await answer.json() };
    },
  };
}
