import type { Mode } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import { homePath } from '../routes.ts';

/** What a launch knows when the router is about to start (ENV-11). */
export interface LaunchFacts {
  /** The address's hash: a route after a reload, the messenger's parameters on a fresh launch. */
  readonly hash: string;
  /** The address's query, where `entry` tells which of the bot's apps was opened. */
  readonly query: string;
  readonly startParam: string | null;
  /** Names this launch; the same launch opened again is not applied again. */
  readonly launchId: string;
  /** Where this tab was last, and in which launch. */
  readonly kept: KeptPlace | null;
  readonly ownCode: string | null;
  /** The mode of a code's owner; null when nobody has it. */
  readonly modeOf: (code: string) => Promise<Mode | null>;
}

export interface KeptPlace {
  readonly launchId: string;
  /** Path and query of the route. */
  readonly route: string;
}

/** The route to start at: the one before a reload, else where the start parameter leads, else home. */
export async function launchPath(facts: LaunchFacts): Promise<string> {
  const { hash, kept, launchId, startParam, ownCode } = facts;
  if (hash.startsWith('#/')) return hash.slice(1);
  if (kept && kept.launchId === launchId) return kept.route;
  if (!isCode(startParam) || startParam === ownCode) return homePath;
  const page = entryOf(facts.query) ?? pageOf(await facts.modeOf(startParam));
  return page ? `/${page}?code=${startParam}` : homePath;
}

type Page = 'send' | 'ask';

function entryOf(query: string): Page | null {
  const entry = new URLSearchParams(query).get('entry');
  return entry === 'send' || entry === 'ask' ? entry : null;
}

function pageOf(mode: Mode | null): Page | null {
  if (mode === null) return null;
  return mode === 'valentine' ? 'send' : 'ask';
}
