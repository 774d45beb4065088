import type { ExposedModule } from '@billet/shared-bridge';
import { eachFileAgain } from '@billet/shared-bridge/host';
import type { ComponentType } from 'react';
import type { Exposed } from '../site/routes.ts';
import { RemoteFailure } from './failure.ts';
import { failureOfFile, failureOfStart } from './failure-of.ts';
import type { EntryFacts, Federation } from './federation.ts';
import { judge } from './judge.ts';
import type { ActiveRemote } from './release-data.ts';
import { leave } from './runtimes.ts';

export type Kind = 'pages' | 'dialogs';
export type Component = ComponentType<Record<string, unknown>>;

export interface LoaderOptions {
  readonly federation: (facts: EntryFacts) => Federation;
  readonly integrityOf: EntryFacts['integrityOf'];
  /** Milliseconds that one part of one version may take, its automatic retry included. */
  readonly deadline: number;
  /** Brings the texts of a version, from when it is used. Never rejects. */
  readonly bringTexts?: ((remote: string, version: ActiveRemote) => Promise<void>) | undefined;
}

/** Loads parts of one version at a time of each remote, and begins anew with one where that helps. */
export class Loader {
  readonly #options: LoaderOptions;
  readonly #federation: Federation;
  /** Remotes whose addresses were asked for before, and failed. */
  readonly #again = new Set<string>();
  /** Remotes whose exposed module is here: what fails from then on is a file of its own, which the next try asks for anew. */
  readonly #entered = new Set<string>();
  readonly #texts = new Map<string, Promise<void> | undefined>();

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#federation = options.federation({ integrityOf: options.integrityOf, isAgain: (remote) => this.#again.has(remote) });
  }

  /** From now on a remote is this version of it. Returns how to end the one before, once nothing of it is shown. */
  use(remote: string, version: ActiveRemote): () => void {
    this.#again.delete(remote);
    this.#texts.set(remote, this.#options.bringTexts?.(remote, version));
    return this.#begin(remote, version);
  }

  /** A page or a dialog of the version in use. Rejects with a RemoteFailure whose code is found out; the next call starts from nothing. */
  async load(kind: Kind, exposed: Exposed, version: ActiveRemote): Promise<Component> {
    const end = Date.now() + this.#options.deadline;
    try {
      await this.#texts.get(exposed.remote);
      const isOver = (thrown: unknown) => {
        if ((thrown as RemoteFailure).phase === 'deadline') return true;
        this.#beginAgain(exposed.remote, version);
        return false;
      };
      return await eachFileAgain(() => this.#try(kind, exposed, end), end, isOver);
    } catch (thrown) {
      this.#beginAgain(exposed.remote, version);
      throw await judge(failureOfStart(thrown));
    }
  }

  /**
   * Forgets all that a remote has in this page, so that the next load starts from nothing, under new addresses. Never for one late file:
   * what is on the screen would wait for files that arrive at the new copy of the remote.
   */
  #beginAgain(remote: string, version: ActiveRemote): void {
    if (this.#entered.has(remote)) return;
    this.#again.add(remote);
    this.#begin(remote, version)();
  }

  #begin(remote: string, { entry }: ActiveRemote): () => void {
    this.#entered.delete(remote);
    this.#federation.register(remote, entry);
    return leave(remote);
  }

  async #try(kind: Kind, { remote, name }: Exposed, end: number): Promise<Component> {
    const exposed = await beforeEnd(end, this.#enter(remote));
    this.#entered.add(remote);
    const open = exposed[kind] as Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>>;
    const load = open[name];
    if (!load) throw new RemoteFailure('start', 'contract', { cause: new Error(`it has no ${kind} ${name}`) });
    const module = await beforeEnd(
      end,
      load().catch((thrown) => Promise.reject(failureOfFile(thrown))),
    );
    return module.default as Component;
  }

  async #enter(remote: string): Promise<ExposedModule> {
    const module = await this.#federation.load(remote, './pages').catch((thrown: unknown) => {
      throw failureOfStart(thrown);
    });
    if (!module) throw new RemoteFailure('start', 'contract', { cause: new Error('it exposes nothing') });
    return (module as { readonly default: ExposedModule }).default;
  }
}

function beforeEnd<T>(end: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure('deadline', 'too_late')), Math.max(0, end - Date.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
