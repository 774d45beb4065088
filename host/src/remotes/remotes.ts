import { trackPendingLoad } from '@billet/shared-bridge/host';
import { RemoteFailure } from '../error-reporting/failure.ts';
import { report, reportStart } from '../error-reporting/report.ts';
import { RemotePrefetches } from '../remote-prefetch/remote-prefetch.ts';
import type { ReleaseData } from '../site/release-data.ts';
import type { Exposed } from '../site/routes.ts';
import { type SiteMap, siteMapOf } from '../site/site-map.ts';
import { type Component, type Kind, RunningVersion, type RunOptions } from './running-version.ts';
import { Versions, type VersionsOptions } from './versions.ts';

export interface RemotesOptions extends VersionsOptions, RunOptions {
  /** Called after a version failed: checks for a newer release, and for previous versions. Never rejects. */
  readonly onFailure?: () => Promise<void>;
}

/**
 * All remotes of this page. Each part is loaded once and retried; if a version fails before anything of it has loaded, or while
 * rendering, another one takes over. A newer release takes over the remotes of which nothing has loaded; the others need a reload.
 */
export class Remotes {
  readonly #options: RemotesOptions;
  readonly #versions: Versions;
  readonly #running = new Map<string, RunningVersion>();
  readonly #loading = new Map<string, Promise<Component>>();
  readonly #listeners = new Set<() => void>();
  readonly #prefetches = new RemotePrefetches();
  #siteMap: SiteMap;

  constructor(options: RemotesOptions) {
    this.#options = options;
    this.#versions = new Versions(options);
    for (const remote of this.#versions.remotes) this.#use(remote);
    this.#siteMap = this.#makeSiteMap();
  }

  /** Site map of the versions in use. A new object after a version was replaced. */
  readonly siteMap = (): SiteMap => this.#siteMap;

  /** Notifies of replaced versions; returns the function to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Version of a remote in use, or the released one if none runs in this shell. */
  versionOf(remote: string): string {
    return this.#inUse(remote)?.version ?? '';
  }

  /** Whether any version of a remote can run in this shell. */
  runs(remote: string): boolean {
    return this.#running.has(remote);
  }

  /** Whether the page must be reloaded to get the newest known release. */
  get isOutdated(): boolean {
    return [...this.#running.keys()].some((remote) => this.#isDue(remote));
  }

  /** Loaded component; lets a page shown before render without a loading state. */
  peek(kind: Kind, { remote, name }: Exposed): Component | null {
    return this.#running.get(remote)?.peek(kind, name) ?? null;
  }

  /**
   * Loads a page or a dialog of the version in use when it arrives. Concurrent callers share one load. Rejects with a
   * RemoteFailure, which was reported once; the next load starts over.
   */
  load(kind: Kind, exposed: Exposed): Promise<Component> {
    const loaded = this.peek(kind, exposed);
    if (loaded) return Promise.resolve(loaded);
    const key = `${exposed.remote}/${kind}/${exposed.name}`;
    const before = this.#loading.get(key);
    if (before) return before;
    const loading = this.#loadComponent(kind, exposed).finally(() => this.#loading.delete(key));
    trackPendingLoad(loading);
    this.#loading.set(key, loading);
    return loading;
  }

  /** Loads the files of a part into the browser's cache without running them. */
  prefetch({ remote, name }: Exposed): void {
    const running = this.#running.get(remote);
    if (running) this.#prefetches.start(running.released, { remote, name });
  }

  report(remote: string, failure: RemoteFailure): void {
    report({ remote, version: failure.version ?? this.versionOf(remote), failure });
  }

  /** Called when a page of a remote threw while rendering: another version takes over, if there is one. */
  async handleRenderError(remote: string, cause: unknown): Promise<void> {
    const failure = new RemoteFailure('render', 'threw_while_drawn', { cause });
    const version = this.versionOf(remote);
    this.#versions.markFailed(remote, version);
    const isRecovered = this.#isDue(remote);
    report({ remote, version, failure, isRecovered });
    if (!isRecovered) await this.#options.onFailure?.();
    this.#takeOver([remote], true);
  }

  /** Learns of a newer release. */
  applyRelease(release: ReleaseData): void {
    this.#versions.applyRelease(release);
    this.#takeOver(this.#versions.remotes);
  }

  #inUse(remote: string) {
    return this.#running.get(remote)?.released ?? this.#versions.active(remote);
  }

  /** A remote without a version for this shell has the routes of its active version, which show a message. */
  #makeSiteMap(): SiteMap {
    const versions = this.#versions.remotes.map((remote) => [remote, this.#inUse(remote)] as const);
    return siteMapOf(Object.fromEntries(versions.flatMap(([remote, active]) => (active ? [[remote, { active }]] : []))));
  }

  #isDue(remote: string): boolean {
    const wanted = this.#versions.wanted(remote);
    return wanted !== undefined && wanted.version !== this.#running.get(remote)?.released.version;
  }

  #use(remote: string): void {
    const wanted = this.#versions.wanted(remote);
    if (!wanted) return;
    this.#running.get(remote)?.retire();
    this.#running.set(remote, new RunningVersion(remote, wanted, this.#options));
  }

  /** Replaces versions by those of the release. A used version is replaced only after it has failed. */
  #takeOver(remotes: readonly string[], hasFailed = false): void {
    const due = remotes.filter((remote) => this.#isDue(remote) && (hasFailed || !this.#running.get(remote)?.isUsed));
    if (due.length === 0) return;
    for (const remote of due) this.#use(remote);
    this.#siteMap = this.#makeSiteMap();
    for (const listener of this.#listeners) listener();
  }

  async #loadComponent(kind: Kind, { remote, name }: Exposed): Promise<Component> {
    this.#versions.resetFailures(remote);
    this.#prefetches.endSoon(remote);
    this.#takeOver([remote]);
    if (!this.runs(remote)) await this.#options.onFailure?.();
    for (;;) {
      const running = this.#running.get(remote);
      try {
        if (!running) throw new RemoteFailure('entry', 'contract', { cause: new Error('no version of the remote runs in this shell') });
        if (this.#versions.hasCanary(remote)) reportStart(remote, running.released.version);
        const component = await running.load(kind, name);
        if (this.#running.get(remote) === running) return component;
      } catch (thrown) {
        const failure = (thrown as RemoteFailure).withVersion(running?.released.version ?? this.versionOf(remote));
        if (running && (await this.#recover(running, failure))) continue;
        // report it even if the caller has navigated away
        this.report(remote, failure);
        throw failure;
      }
    }
  }

  /** Whether another version is in use after a failure: one of a newer release, or the previous one. */
  async #recover(running: RunningVersion, failure: RemoteFailure): Promise<boolean> {
    const { remote, released } = running;
    const asking = this.#options.onFailure?.();
    // a caller that has waited until the deadline does not wait longer
    if (failure.code !== 'too_late') await asking;
    const isOther = () => this.#running.get(remote) !== running;
    // after a timeout another file would not load either
    if (!isOther() && failure.code !== 'too_late' && !running.isUsed) {
      this.#versions.markFailed(remote, released.version);
      this.#takeOver([remote]);
    }
    if (isOther()) report({ remote, version: released.version, failure, isRecovered: true });
    return isOther();
  }
}
