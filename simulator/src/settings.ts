/** The settings of the simulator, from the environment. */
export interface Settings {
  readonly port: number;
  /** The port of the server of the app. Every person opens the app on a separate origin. */
  readonly appPort: number;
  readonly token: string;
  readonly botUsername: string;
  /** Short names of the bot's deep-link apps, by the entry that each opens. */
  readonly apps: { readonly send: string; readonly ask: string };
  /** The ids of the app's operators. The page marks them. */
  readonly operatorIds: readonly number[];
}

/** An invalid setting. The message is one line that says what to change. */
export class SettingsError extends Error {}

const DEVELOPMENT_TOKEN = '1000000001:AAbillet-development-token-no-secret';

/** Reads the settings, with a default for each. Throws a SettingsError for an invalid value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const token = environment.BOT_TOKEN || DEVELOPMENT_TOKEN;
  if (!/^\d+:[\w-]+$/.test(token))
    throw new SettingsError('BOT_TOKEN is not of the form 123456:letters-and-digits. Unset it to use the development token.');
  return {
    port: portOf(environment, 'SIMULATOR_PORT', 8081),
    appPort: portOf(environment, environment.APP_PORT ? 'APP_PORT' : 'PORT', 8080),
    token,
    botUsername: environment.BOT_USERNAME || 'billet_bot',
    apps: { send: environment.SEND_APP || 'send', ask: environment.ASK_APP || 'ask' },
    operatorIds: (environment.OPERATOR_IDS || '1003').split(',').map(Number),
  };
}

/** The user id of the bot is the part of its token before the colon. */
export const botIdOf = (settings: Settings) => Number(settings.token.split(':', 1)[0]);

function portOf(environment: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = environment[name];
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new SettingsError(`${name} is ${text}; set it to a port between 1 and 65535.`);
  return port;
}
