import { countAwaited } from '@billet/shared-bridge/host';
import type { Exposed } from '../site/routes.ts';
import { type SiteMap, siteMapOf } from '../site/site-map.ts';
import { RemoteFailure } from './failure.ts';
import { type Component, type Kind, Loader, type LoaderOptions } from './loader.ts';
import type { ActiveRemote, ReleaseData } from './release-data.ts';
import { report, reportStart } from './report.ts';
import { noted, Shown } from './shown.tsx';
import { Versions, type VersionsOptions } from './versions.ts';

export interface RemotesOptions extends VersionsOptions, Omit<LoaderOptions, 'integrityOf'> {
  /** A version failed: asks whether there is a newer release. Never rejects. */
  readonly onFailure?: () => Promise<void>;
}

/** Milliseconds that a load waits for what was asked for ahead of it. */
const AHEAD = 2000;

/**
 * All remotes of this page. Each part is loaded once, retried cleanly, and where a version fails another takes over by itself. Nothing
 * is exchanged under what is on the screen, unless whoever watches over the page says so.
 */
export class Remotes {
  readonly #versions: Versions;
  readonly #loader: Loader;
  readonly #onFailure: RemotesOptions['onFailure'];
  readonly #shown = new Shown((remote) => this.#change([remote]));
  readonly #loading = new Map<string, Promise<Component>>();
  readonly #loaded = new Map<string, Component>();
  readonly #listeners = new Set<() => void>();
  readonly #begun = new Set<string>();
  /** What is asked for ahead of its load, by remote. */
  readonly #ahead = new Map<string, AbortController>();
  #siteMap: SiteMap;

  constructor({ release, fits, federation, deadline, bringTexts, onFailure }: RemotesOptions) {
    const versions = new Versions({ release, fits });
    this.#versions = versions;
    this.#loader = new Loader({ federation, deadline, bringTexts, integrityOf: (...file) => versions.integrityOf(...file) });
    this.#onFailure = onFailure;
    for (const [remote, { active }] of Object.entries(versions.inUse)) this.#loader.use(remote, active);
    this.#siteMap = siteMapOf(versions.inUse);
  }

  /** All that the versions in use bring. Another object when one of them is exchanged. */
  readonly siteMap = (): SiteMap => this.#siteMap;

  /** Tells when a version is exchanged; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The version of a remote that this page uses. */
  versionOf(remote: string): string {
    return this.#versions.inUse[remote]?.active.version ?? '';
  }

  /** Whether any version of it can run in this shell. */
  runs(remote: string): boolean {
    return this.#versions.runs(remote);
  }

  /** What is there already; a page shown before appears without a moment of waiting. */
  peek(kind: Kind, exposed: Exposed): Component | null {
    return this.#loaded.get(keyOf(kind, exposed)) ?? null;
  }

  /**
   * Loads a page or a dialog of whatever version is in use when it is here. Many callers share one load. Rejects with a
   * RemoteFailure, which is reported by then, once; the next load starts from nothing.
   */
  load(kind: Kind, exposed: Exposed): Promise<Component> {
    const key = keyOf(kind, exposed);
    const there = this.#loaded.get(key);
    if (there) return Promise.resolve(there);
    const before = this.#loading.get(key);
    if (before) return before;
    const loading = this.#bring(kind, exposed, key).finally(() => this.#loading.delete(key));
    countAwaited(loading);
    this.#loading.set(key, loading);
    return loading;
  }

  /** Brings the files of a part into the browser's cache without running them. */
  prefetch({ remote, name }: Exposed): void {
    const { signal } = this.#aheadOf(remote);
    fetchFiles(this.#versions.inUse[remote]?.active, name, signal).catch(() => undefined);
  }

  report(remote: string, failure: RemoteFailure): void {
    report({ remote, version: failure.version ?? this.versionOf(remote), failure });
  }

  /** A page of a remote threw while it was drawn: another version takes over by itself, where there is one. */
  breakDown(remote: string, cause: unknown): void {
    const failure = new RemoteFailure('render', 'threw_while_drawn', { cause });
    const version = this.versionOf(remote);
    const isMended = this.#versions.giveUp(remote, version);
    report({ remote, version, failure, isMended });
    if (isMended) this.#change([remote], true);
  }

  /** A newer release: what isn't on the screen changes over at once, the rest when it goes. */
  learn(release: ReleaseData): void {
    this.#versions.learn(release);
    this.#change(this.#versions.remotes);
  }

  /** Whether a version waits for its remote to leave the screen. */
  get isWaiting(): boolean {
    return this.#versions.remotes.some((remote) => this.#versions.isDue(remote));
  }

  /** What waits takes over on the screen too: once its files are here, if that is still wanted then. Resolves when it is drawn. */
  async changeOver(isWanted: () => boolean): Promise<void> {
    const due = this.#versions.remotes.filter((remote) => this.#versions.isDue(remote));
    // no dialog, which may be playing its closing
    const parts = due.flatMap((remote) => this.#shown.of(remote)).filter((part) => this.peek('pages', part));
    await Promise.all(parts.map(({ remote, name }) => fetchFiles(this.#versions.wanted(remote), name, this.#aheadOf(remote).signal)));
    if (!isWanted()) return;
    this.#change(this.#versions.remotes, true);
    await Promise.all(parts.map((part) => this.load('pages', part)));
  }

  #aheadOf(remote: string): AbortController {
    const ahead = this.#ahead.get(remote) ?? new AbortController();
    this.#ahead.set(remote, ahead);
    return ahead;
  }

  #isShown(remote: string): boolean {
    return this.#shown.of(remote).length > 0;
  }

  #change(remotes: readonly string[], evenShown = false): void {
    const due = remotes.filter((remote) => this.#versions.isDue(remote) && (evenShown || !this.#isShown(remote)));
    if (due.length === 0) return;
    for (const remote of due) {
      for (const part of [...this.#loaded.keys()].filter((key) => key.startsWith(`${remote}/`))) this.#loaded.delete(part);
      const before = this.versionOf(remote);
      this.#shown.onceGone(remote, before, this.#loader.use(remote, this.#versions.takeOver(remote)));
    }
    this.#siteMap = siteMapOf(this.#versions.inUse);
    for (const listener of this.#listeners) listener();
  }

  async #bring(kind: Kind, exposed: Exposed, key: string): Promise<Component> {
    try {
      return await this.#bringAny(kind, exposed, key);
    } catch (thrown) {
      // whoever asked may have gone elsewhere: it failed all the same
      this.report(exposed.remote, thrown as RemoteFailure);
      throw thrown;
    }
  }

  async #bringAny(kind: Kind, exposed: Exposed, key: string): Promise<Component> {
    const { remote } = exposed;
    this.#versions.forgive(remote);
    // a browser holds a request back while one for the same address, which may hang, is under way
    const ahead = this.#ahead.get(remote);
    if (ahead) setTimeout(() => ahead.abort(), AHEAD);
    this.#ahead.delete(remote);
    this.#change([remote]);
    if (!this.runs(remote)) await this.#onFailure?.();
    for (;;) {
      const version = this.#versions.of(remote);
      this.#noteStart(remote, version.version);
      try {
        const part = { ...exposed, version: version.version };
        const component = noted(await this.#loader.load(kind, exposed, version), part, this.#shown);
        if (this.versionOf(remote) !== version.version) continue;
        this.#loaded.set(key, component);
        return component;
      } catch (thrown) {
        const failure = (thrown as RemoteFailure).of(version.version);
        if (!(await this.#isMended(remote, failure))) throw failure;
      }
    }
  }

  /** Told only while a canary runs, and once of each version in this page. */
  #noteStart(remote: string, version: string): void {
    if (!this.#versions.hasCanary(remote) || this.#begun.has(`${remote}/${version}`)) return;
    this.#begun.add(`${remote}/${version}`);
    reportStart(remote, version);
  }

  /** Whether another version than the one that failed is in use now: one of a newer release, or the one before. */
  async #isMended(remote: string, failure: RemoteFailure): Promise<boolean> {
    const asking = this.#onFailure?.();
    // who waited until the end waits no longer
    if (failure.code !== 'too_late') await asking;
    const isOther = () => this.versionOf(remote) !== failure.version;
    // where nothing came in time another file won't either; what is on the screen isn't taken away for a dialog
    if (!isOther() && failure.code !== 'too_late' && !this.#isShown(remote)) {
      this.#versions.giveUp(remote, failure.version ?? '');
      this.#change([remote]);
    }
    if (isOther()) report({ remote, version: failure.version ?? '', failure, isMended: true });
    return isOther();
  }
}

const keyOf = (kind: Kind, { remote, name }: Exposed) => `${remote}/${kind}/${name}`;

/** Brings the files of a part, to their last byte, into the browser's cache. Rejects where one doesn't come. */
async function fetchFiles(version: ActiveRemote | undefined, name: string, signal: AbortSignal): Promise<void> {
  const { entry = '', chunks = {} } = version ?? {};
  if (!chunks[name]) return;
  const bring = async (file: string) => {
    const answer = await fetch(file, { priority: 'low', signal });
    if (!answer.ok) throw new Error(`${file} is missing`);
    await answer.arrayBuffer();
  };
  await Promise.all([entry, ...(chunks.pages ?? []), ...chunks[name]].map(bring));
}
