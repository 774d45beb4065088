import type { Bridge, ExposedModule } from '@billet/shared-bridge';
import type { ComponentType } from 'react';
import type { Exposed } from '../site/routes.ts';
import { RemoteFailure } from './failure.ts';
import type { Federation } from './federation.ts';
import type { ReleaseData, ReleasedRemote } from './release-data.ts';

export type Kind = 'pages' | 'dialogs';
export type Component = ComponentType<Record<string, unknown>>;

export interface RemotesOptions {
  readonly release: ReleaseData;
  readonly federation: (attemptsOf: (remote: string) => number, integrityOf: (address: string) => string | null | undefined) => Federation;
  readonly log: Bridge['log'];
  /** Milliseconds that one showing may take, its automatic retry included. */
  readonly deadline: number;
}

/** All remotes of this page: each part is loaded once, retried cleanly, and falls back to the release before. */
export class Remotes {
  readonly #release: ReleaseData;
  readonly #federation: Federation;
  readonly #log: Bridge['log'];
  readonly #deadline: number;
  readonly #loading = new Map<string, Promise<Component>>();
  readonly #loaded = new Map<string, Component>();
  readonly #chosen = new Map<string, ReleasedRemote>();
  readonly #attempts: Record<string, number> = {};
  /** Remotes whose exposed module is here: what fails from then on is a file of its own, which the next try asks for anew. */
  readonly #entered = new Set<string>();

  constructor({ release, federation, log, deadline }: RemotesOptions) {
    this.#release = release;
    this.#log = log;
    this.#deadline = deadline;
    (globalThis as { billetAttempts?: unknown }).billetAttempts = this.#attempts;
    this.#federation = federation(
      (remote) => this.#attempts[remote] ?? 0,
      (address) => this.#integrityOf(address),
    );
  }

  /** What is there already; a page shown before appears without a moment of waiting. */
  peek(kind: Kind, exposed: Exposed): Component | null {
    return this.#loaded.get(keyOf(kind, exposed)) ?? null;
  }

  /**
   * Loads a page or a dialog. Many callers share one request. Rejects with a RemoteFailure, which whoever shows it
   * reports; the next load starts from nothing.
   */
  load(kind: Kind, exposed: Exposed): Promise<Component> {
    const key = keyOf(kind, exposed);
    const there = this.#loaded.get(key);
    if (there) return Promise.resolve(there);
    const loading = this.#loading.get(key) ?? this.#loadOnce(kind, exposed, key).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  hasPrevious(remote: string): boolean {
    return this.#released(remote) === this.#release.remotes[remote]?.active && this.#release.remotes[remote].previous.length > 0;
  }

  /** From now on this remote is the one of the release before. */
  takePrevious(remote: string): void {
    const previous = this.#release.remotes[remote]?.previous[0];
    if (!previous) return;
    this.#chosen.set(remote, previous);
    this.#renew(remote);
  }

  /**
   * Forgets all that a remote has in this page, so that the next load starts from nothing, under new addresses. Never for one
   * late file: what is on the screen would wait for files that arrive at the new copy of the remote.
   */
  #renew(remote: string): void {
    this.#attempts[remote] = (this.#attempts[remote] ?? 0) + 1;
    this.#entered.delete(remote);
    for (const part of [...this.#loaded.keys()].filter((key) => key.startsWith(`${remote}/`))) this.#loaded.delete(part);
    delete (globalThis as unknown as Record<string, unknown>)[`billetChunks_${remote}`];
    this.#federation.registerRemotes([{ name: remote, entry: this.#released(remote).entry }], { force: true });
  }

  #renewUnlessEntered(remote: string): void {
    if (!this.#entered.has(remote)) this.#renew(remote);
  }

  /** Brings the files of a part into the browser's cache without running them. */
  prefetch({ remote, name }: Exposed): void {
    const { entry, chunks } = this.#released(remote);
    for (const file of [entry, ...(chunks.pages ?? []), ...(chunks[name] ?? [])]) {
      if (chunks[name]) fetch(file, { priority: 'low' }).catch(() => undefined);
    }
  }

  report(remote: string, failure: RemoteFailure): void {
    const { version } = this.#released(remote);
    this.#log({
      event: 'remote_failed',
      level: 'error',
      remote,
      version,
      phase: failure.phase,
      code: failure.code,
      reason: failure.message,
    });
  }

  async #loadOnce(kind: Kind, exposed: Exposed, key: string): Promise<Component> {
    const end = Date.now() + this.#deadline;
    try {
      const component = await this.#try(kind, exposed, end).catch((failure: RemoteFailure) => {
        if (failure.phase === 'deadline' || failure.code === 'integrity_unknown') throw failure;
        this.#renewUnlessEntered(exposed.remote);
        return this.#try(kind, exposed, end);
      });
      this.#loaded.set(key, component);
      return component;
    } catch (thrown) {
      this.#renewUnlessEntered(exposed.remote);
      throw thrown instanceof RemoteFailure ? thrown : new RemoteFailure('start', 'threw', thrown);
    }
  }

  async #try(kind: Kind, { remote, name }: Exposed, end: number): Promise<Component> {
    const exposed = await beforeEnd(end, this.#enter(remote));
    this.#entered.add(remote);
    const open = exposed[kind] as Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>>;
    const load = open[name];
    if (!load) throw new RemoteFailure('start', 'no_such_page');
    const module = await beforeEnd(
      end,
      load().catch((cause) => Promise.reject(new RemoteFailure('page', 'unavailable_or_changed', cause))),
    );
    return module.default as Component;
  }

  async #enter(remote: string): Promise<ExposedModule> {
    const module = await this.#federation.loadRemote<{ default: ExposedModule }>(`${remote}/pages`).catch((cause: unknown) => {
      throw cause instanceof RemoteFailure ? cause : new RemoteFailure('start', 'refused_or_threw', cause);
    });
    if (!module) throw new RemoteFailure('start', 'no_exposed_module');
    return module.default;
  }

  #released(remote: string): ReleasedRemote {
    const released = this.#chosen.get(remote) ?? this.#release.remotes[remote]?.active;
    if (!released) throw new RemoteFailure('entry', 'not_in_release');
    return released;
  }

  #integrityOf(address: string): string | null | undefined {
    if (this.#release.shell.version === 'development') return undefined;
    const released = Object.keys(this.#release.remotes).map((remote) => this.#released(remote));
    return released.find(({ integrity }) => address in integrity)?.integrity[address] ?? null;
  }
}

const keyOf = (kind: Kind, { remote, name }: Exposed) => `${remote}/${kind}/${name}`;

function beforeEnd<T>(end: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure('deadline', 'timeout')), Math.max(0, end - Date.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
