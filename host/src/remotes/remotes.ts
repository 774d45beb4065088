import { countAwaited } from '@billet/shared-bridge/host';
import type { Exposed } from '../site/routes.ts';
import { type SiteMap, siteMapOf } from '../site/site-map.ts';
import { RemoteFailure } from './failure.ts';
import { type Component, type Kind, Loader, type LoaderOptions } from './loader.ts';
import { MountedParts, trackMounted } from './mounted-parts.tsx';
import type { ActiveRemote, ReleaseData } from './release-data.ts';
import { report, reportStart } from './report.ts';
import { Versions, type VersionsOptions } from './versions.ts';

export interface RemotesOptions extends VersionsOptions, Omit<LoaderOptions, 'integrityOf'> {
  /** Called after a version failed: checks for a newer release, and for previous versions. Never rejects. */
  readonly onFailure?: () => Promise<void>;
}

/** Milliseconds that a load waits for its own prefetch. */
const AHEAD = 2000;

/**
 * All remotes of this page. Each part is loaded once and retried; if a version fails, another one takes over. Parts on screen are
 * not replaced unless `replaceShownParts` is called.
 */
export class Remotes {
  readonly #versions: Versions;
  readonly #loader: Loader;
  readonly #onFailure: RemotesOptions['onFailure'];
  readonly #mounted = new MountedParts((remote) => this.#change([remote]));
  readonly #loading = new Map<string, Promise<Component>>();
  readonly #loaded = new Map<string, Component>();
  readonly #listeners = new Set<() => void>();
  readonly #begun = new Set<string>();
  /** Prefetches by remote. */
  readonly #ahead = new Map<string, AbortController>();
  #siteMap: SiteMap;

  constructor({ release, fits, federation, deadline, loadTexts, onFailure }: RemotesOptions) {
    const versions = new Versions({ release, fits });
    this.#versions = versions;
    this.#loader = new Loader({ federation, deadline, loadTexts, integrityOf: (...file) => versions.integrityOf(...file) });
    this.#onFailure = onFailure;
    for (const [remote, { active }] of Object.entries(versions.inUse)) this.#loader.use(remote, active);
    this.#siteMap = siteMapOf(versions.inUse);
  }

  /** Site map of the versions in use. A new object after a version was replaced. */
  readonly siteMap = (): SiteMap => this.#siteMap;

  /** Notifies of replaced versions; returns the function to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Version of a remote in use. */
  versionOf(remote: string): string {
    return this.#versions.inUse[remote]?.active.version ?? '';
  }

  /** Whether any version of a remote can run in this shell. */
  runs(remote: string): boolean {
    return this.#versions.runs(remote);
  }

  /** Loaded component; lets a page shown before render without a loading state. */
  peek(kind: Kind, exposed: Exposed): Component | null {
    return this.#loaded.get(keyOf(kind, exposed)) ?? null;
  }

  /**
   * Loads a page or a dialog of the version in use when it arrives. Concurrent callers share one load. Rejects with a
   * RemoteFailure, which was reported once; the next load starts over.
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

  /** Loads the files of a part into the browser's cache without running them. */
  prefetch({ remote, name }: Exposed): void {
    const { signal } = this.#aheadOf(remote);
    fetchFiles(this.#versions.inUse[remote]?.active, name, signal).catch(() => undefined);
  }

  report(remote: string, failure: RemoteFailure): void {
    report({ remote, version: failure.version ?? this.versionOf(remote), failure });
  }

  /** Called when a page of a remote threw while rendering: another version takes over, if there is one. */
  async handleRenderError(remote: string, cause: unknown): Promise<void> {
    const failure = new RemoteFailure('render', 'threw_while_drawn', { cause });
    const version = this.versionOf(remote);
    this.#versions.markFailed(remote, version);
    const isMended = this.#versions.isDue(remote);
    report({ remote, version, failure, isMended });
    if (!isMended) await this.#onFailure?.();
    this.#change([remote], true);
  }

  /** Takes over a newer release: at once for remotes off screen, for others when they leave the screen. */
  applyRelease(release: ReleaseData): void {
    this.#versions.applyRelease(release);
    this.#change(this.#versions.remotes);
  }

  /** Whether a version waits for its remote to leave the screen. */
  get isWaiting(): boolean {
    return this.#versions.remotes.some((remote) => this.#versions.isDue(remote));
  }

  /**
   * Lets waiting versions take over on screen, too, once their files are loaded and if it is still wanted. Resolves when they are
   * loaded.
   */
  async replaceShownParts(isWanted: () => boolean): Promise<void> {
    const due = this.#versions.remotes.filter((remote) => this.#versions.isDue(remote));
    // pages only: a dialog may be playing its closing animation
    const parts = due.flatMap((remote) => this.#mounted.of(remote)).filter((part) => this.peek('pages', part));
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
    return this.#mounted.of(remote).length > 0;
  }

  #change(remotes: readonly string[], evenShown = false): void {
    const due = remotes.filter((remote) => this.#versions.isDue(remote) && (evenShown || !this.#isShown(remote)));
    if (due.length === 0) return;
    for (const remote of due) {
      for (const part of [...this.#loaded.keys()].filter((key) => key.startsWith(`${remote}/`))) this.#loaded.delete(part);
      const before = this.versionOf(remote);
      this.#mounted.onceUnmounted(remote, before, this.#loader.use(remote, this.#versions.takeOver(remote)));
    }
    this.#siteMap = siteMapOf(this.#versions.inUse);
    for (const listener of this.#listeners) listener();
  }

  async #bring(kind: Kind, exposed: Exposed, key: string): Promise<Component> {
    try {
      return await this.#bringAny(kind, exposed, key);
    } catch (thrown) {
      // report it even if the caller has navigated away
      this.report(exposed.remote, thrown as RemoteFailure);
      throw thrown;
    }
  }

  async #bringAny(kind: Kind, exposed: Exposed, key: string): Promise<Component> {
    const { remote } = exposed;
    this.#versions.resetFailures(remote);
    // a browser delays a request while another one for the same address is pending, and that one may hang
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
        const component = trackMounted(await this.#loader.load(kind, exposed, version), part, this.#mounted);
        if (this.versionOf(remote) !== version.version) continue;
        this.#loaded.set(key, component);
        return component;
      } catch (thrown) {
        const failure = (thrown as RemoteFailure).withVersion(version.version);
        if (!(await this.#isMended(remote, failure))) throw failure;
      }
    }
  }

  /** Reported only during a canary, once per version and page. */
  #noteStart(remote: string, version: string): void {
    if (!this.#versions.hasCanary(remote) || this.#begun.has(`${remote}/${version}`)) return;
    this.#begun.add(`${remote}/${version}`);
    reportStart(remote, version);
  }

  /** Whether another version than the failed one is in use now: one of a newer release, or the previous one. */
  async #isMended(remote: string, failure: RemoteFailure): Promise<boolean> {
    const asking = this.#onFailure?.();
    // a caller that has waited until the deadline does not wait longer
    if (failure.code !== 'too_late') await asking;
    const isOther = () => this.versionOf(remote) !== failure.version;
    // after a timeout another file would not load either; a page on screen is not replaced for a dialog
    if (!isOther() && failure.code !== 'too_late' && !this.#isShown(remote)) {
      this.#versions.markFailed(remote, failure.version ?? '');
      this.#change([remote]);
    }
    if (isOther()) report({ remote, version: failure.version ?? '', failure, isMended: true });
    return isOther();
  }
}

const keyOf = (kind: Kind, { remote, name }: Exposed) => `${remote}/${kind}/${name}`;

/** Loads all files of a part completely into the browser's cache. Rejects if one fails. */
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
