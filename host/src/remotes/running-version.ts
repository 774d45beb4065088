import type { ExposedModule } from '@billet/shared-bridge';
import { failHangingFiles } from '@billet/shared-bridge/host';
import type { ComponentType } from 'react';
import { classifyFailure } from '../error-reporting/classify-failure.ts';
import { RemoteFailure } from '../error-reporting/failure.ts';
import { failureOfFile, failureOfStart } from '../error-reporting/failure-of.ts';
import type { ActiveRemote } from '../site/release-data.ts';
import type { Federation } from './federation.ts';

export type Kind = 'pages' | 'dialogs';
export type Component = ComponentType<Record<string, unknown>>;

export interface RunOptions {
  readonly federation: Federation;
  /** Milliseconds per part, including the automatic retry and the classification of a failure. */
  readonly deadline: number;
  /** Loads the texts of a version when it comes into use. Never rejects. */
  readonly loadTexts?: ((remote: string, version: ActiveRemote) => Promise<void>) | undefined;
}

/** A version of a remote in use: loads its parts, and starts over with a new container where that helps. */
export class RunningVersion {
  readonly remote: string;
  readonly released: ActiveRemote;
  readonly #options: RunOptions;
  readonly #texts: Promise<void> | undefined;
  readonly #parts = new Map<string, Component>();
  /** Address of the entry; a new container has another query. */
  #entry = '';
  #isReplaced = false;
  #hasTimedOut = false;

  constructor(remote: string, released: ActiveRemote, options: RunOptions) {
    this.remote = remote;
    this.released = released;
    this.#options = options;
    this.#texts = options.loadTexts?.(remote, released);
    this.#openContainer(released.entry);
  }

  /** Whether a part has been loaded, which may be on screen. */
  get isUsed(): boolean {
    return this.#parts.size > 0;
  }

  /** Loaded component; null if it is not loaded. */
  peek(kind: Kind, name: string): Component | null {
    return this.#parts.get(`${kind}/${name}`) ?? null;
  }

  /** Loads a page or a dialog. Rejects with a RemoteFailure with a checked code; the next call starts over. */
  async load(kind: Kind, name: string): Promise<Component> {
    // not Date.now(): the device may set its clock during the load
    const end = performance.now() + this.#options.deadline;
    try {
      await this.#texts;
      if (this.#hasTimedOut) failHangingFiles();
      this.#hasTimedOut = false;
      const component = await this.#try(kind, name, end).catch((thrown: RemoteFailure) => {
        if (thrown.code === 'too_late' || !this.#restart(thrown)) throw thrown;
        return this.#try(kind, name, end);
      });
      this.#parts.set(`${kind}/${name}`, component);
      return component;
    } catch (thrown) {
      const failure = failureOfStart(thrown);
      this.#hasTimedOut = failure.phase === 'deadline';
      this.#restart(failure);
      throw await classifyFailure(failure, end);
    }
  }

  /** Called when another version replaces this one. Results that arrive later are not used. */
  retire(): void {
    this.#isReplaced = true;
    this.#removeStyles();
  }

  #try(kind: Kind, name: string, end: number): Promise<Component> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new RemoteFailure('deadline', 'too_late')), Math.max(0, end - performance.now()));
      this.#loadComponent(kind, name)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  async #loadComponent(kind: Kind, name: string): Promise<Component> {
    const loading = this.#options.federation.load(this.remote, 'pages') as Promise<{ readonly default: ExposedModule } | null>;
    const module = await loading.catch((thrown) => Promise.reject(failureOfStart(thrown)));
    const parts = module?.default[kind] as Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>> | undefined;
    const load = parts?.[name];
    if (!load) throw new RemoteFailure('start', 'contract', { cause: new Error(`the remote has no ${kind} ${name}`) });
    const part = await load().catch((thrown) => Promise.reject(failureOfFile(thrown)));
    return part.default as Component;
  }

  /**
   * Replaces the container if the entry or the exposed module failed: the next load requests the entry under a new address. Returns
   * false for a lost file of an initialized container, which requests the file again itself, and if a part may be on screen.
   */
  #restart({ phase, code }: RemoteFailure): boolean {
    const isBroken = !this.#options.federation.isOpen(this.#entry) || (phase === 'start' && code === 'threw_at_start');
    if (this.#isReplaced || this.isUsed || !isBroken) return false;
    // the new container would take a stylesheet that hangs for a loaded one
    this.#removeStyles();
    this.#openContainer(`${this.released.entry}?attempt=${Date.now()}`);
    return true;
  }

  #openContainer(entry: string): void {
    const { integrity, unchecked, entry: released } = this.released;
    this.#entry = entry;
    this.#options.federation.register(this.remote, entry, unchecked ? '' : integrity[released] || null);
  }

  /** All files of a remote are in the folder of its entry. */
  #removeStyles(): void {
    const folder = new URL('.', new URL(this.released.entry, document.baseURI)).href;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (link.href.startsWith(folder)) link.remove();
  }
}
