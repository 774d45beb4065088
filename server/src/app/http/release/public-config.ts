import type { Release } from '@billet/release/store';
import type { Config } from '../../../kit/config.ts';

/** The part of the configuration that is sent to the browser. */
export function publicConfig(config: Config): Record<string, unknown> {
  const { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal } = config;
  return { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal };
}

/** JSON that cannot close its script element. */
export const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Origins of a release's files besides the page's own. */
export const originsOf = ({ origin }: Release): string[] => (origin ? [origin] : []);
