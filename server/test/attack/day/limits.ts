import { type Config, DEVELOPMENT_TOKEN, readConfig } from '../../../src/kit/config.ts';

/** All limits set to this number: one person of a simulated day acts as often as many real people. */
export function limitsOf(most: number): Config['limits'] {
  const { limits } = readConfig({ BILLET_ENV: 'local', BOT_TOKEN: DEVELOPMENT_TOKEN, SEAL_KEY: 'k'.repeat(32) });
  return Object.fromEntries(Object.keys(limits).map((name) => [name, most])) as Config['limits'];
}
