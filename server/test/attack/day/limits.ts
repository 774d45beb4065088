import { type Config, DEVELOPMENT_TOKEN, readConfig } from '../../../src/kit/config.ts';

/** Every limit at this number: one person of a simulated day does what many do elsewhere. */
export function limitsOf(most: number): Config['limits'] {
  const { limits } = readConfig({ BILLET_ENV: 'local', BOT_TOKEN: DEVELOPMENT_TOKEN, SEAL_KEY: 'k'.repeat(32) });
  return Object.fromEntries(Object.keys(limits).map((name) => [name, most])) as Config['limits'];
}
