import type { ExposedModule } from '@billet/shared-bridge';
import { failHangingFiles } from '@billet/shared-bridge/host';
import type { ComponentType } from 'react';
import type { Exposed } from '../site/routes.ts';
import { classifyFailure } from './classify-failure.ts';
import { RemoteFailure } from './failure.ts';
import { failureOfFile, failureOfStart } from './failure-of.ts';
import type { EntryFacts, Federation } from './federation.ts';
import type { ActiveRemote } from './release-data.ts';
import { retireStyles } from './styles-of-version.ts';

export type Kind = 'pages' | 'dialogs';
export type Component = ComponentType<Record<string, unknown>>;

export interface LoaderOptions {
  readonly federation: (facts: EntryFacts) => Federation;
  readonly integrityOf: EntryFacts['integrityOf'];
  /** Milliseconds per part and version, including the automatic retry and the classification of a failure. */
  readonly deadline: number;
  /** Loads the texts of a version when it comes into use. Never rejects. */
  readonly loadTexts?: ((remote: string, version: ActiveRemote) => Promise<void>) | undefined;
}

/** Loads parts of the version in use of each remote, and starts over with a new container where that helps. */
export class Loader {
  readonly #options: LoaderOptions;
  readonly #federation: Federation;
  /** Remotes whose container is initialized. Their own runtime requests a lost file again under a new address. */
  readonly #entered = new Set<string>();
  /** Remotes whose last load timed out. */
  readonly #late = new Set<string>();
  /** Version in use of each remote. */
  readonly #inUse = new Map<string, ActiveRemote>();
  readonly #texts = new Map<string, Promise<void> | undefined>();

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#federation = options.federation({
      integrityOf: options.integrityOf,
      onOpen: (remote) => this.#entered.add(remote),
    });
  }

  /** Switches a remote to this version. Returns a function that ends the previous one, to be called when nothing of it is shown. */
  use(remote: string, version: ActiveRemote): () => void {
    const before = this.#inUse.get(remote);
    const removeStyles = before ? retireStyles(document, before.entry) : () => undefined;
    // pending files belong to the previous version
    this.#late.delete(remote);
    this.#inUse.set(remote, version);
    this.#texts.set(remote, this.#options.loadTexts?.(remote, version));
    this.#replaceContainer(remote, version.entry);
    // a version that is in use again uses the styles that it finds
    return () => this.#uses(remote, before?.version) || removeStyles();
  }

  #uses(remote: string, version: string | undefined): boolean {
    return this.#inUse.get(remote)?.version === version;
  }

  /**
   * Loads a page or a dialog of the version in use. Rejects with a RemoteFailure with a checked code; the next call starts over.
   */
  async load(kind: Kind, exposed: Exposed, version: ActiveRemote): Promise<Component> {
    const { remote } = exposed;
    // not Date.now(): the device may set its clock during the load
    const end = performance.now() + this.#options.deadline;
    try {
      await this.#texts.get(remote);
      if (this.#late.delete(remote)) failHangingFiles();
      return await this.#try(kind, exposed, end).catch((thrown: RemoteFailure) => {
        if (thrown.code === 'too_late' || !this.#needsNewContainer(remote, version, thrown)) throw thrown;
        this.#restart(remote, version);
        return this.#try(kind, exposed, end);
      });
    } catch (thrown) {
      const failure = failureOfStart(thrown);
      if (failure.phase === 'deadline' && this.#uses(remote, version.version)) this.#late.add(remote);
      if (this.#needsNewContainer(remote, version, failure)) this.#restart(remote, version);
      throw await classifyFailure(failure, end);
    }
  }

  /** Never for a lost file of an initialized container: pages on screen would wait for files that arrive at the new container. */
  #needsNewContainer(remote: string, { version }: ActiveRemote, { phase, code }: RemoteFailure): boolean {
    if (!this.#uses(remote, version)) return false;
    // a module that threw stays in its container
    return !this.#entered.has(remote) || (phase === 'start' && code === 'threw_at_start');
  }

  /**
   * Replaces the container of a version, nothing of which is shown yet: the next load requests its entry under a new address. The new
   * container receives the chunks that have arrived, and those that still arrive.
   */
  #restart(remote: string, { entry }: ActiveRemote): void {
    // the new container would take a stylesheet that hangs for a loaded one
    retireStyles(document, entry)();
    this.#replaceContainer(remote, `${entry}?attempt=${Date.now()}`);
  }

  #replaceContainer(remote: string, entry: string): void {
    this.#entered.delete(remote);
    this.#federation.register(remote, entry);
  }

  async #try(kind: Kind, { remote, name }: Exposed, end: number): Promise<Component> {
    const exposed = await beforeEnd(end, this.#enter(remote));
    const open = exposed[kind] as Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>>;
    const load = open[name];
    if (!load) throw new RemoteFailure('start', 'contract', { cause: new Error(`the remote has no ${kind} ${name}`) });
    const module = await beforeEnd(
      end,
      load().catch((thrown) => Promise.reject(failureOfFile(thrown))),
    );
    return module.default as Component;
  }

  async #enter(remote: string): Promise<ExposedModule> {
    const module = await this.#federation.load(remote, 'pages').catch((thrown: unknown) => {
      throw failureOfStart(thrown);
    });
    if (!module) throw new RemoteFailure('start', 'contract', { cause: new Error('the remote exposes nothing') });
    return (module as { readonly default: ExposedModule }).default;
  }
}

function beforeEnd<T>(end: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure('deadline', 'too_late')), Math.max(0, end - performance.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
