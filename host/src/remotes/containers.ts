import { CurrentGlobal, type ModuleFederation } from '@module-federation/runtime/core';
import { RemoteFailure } from './failure.ts';
import { loadScript } from './load-script.ts';
import { begin } from './runtimes.ts';

/** What is to be known of a remote when its entry is loaded. */
export interface EntryFacts {
  /** The hash that a release gives for an entry; null refuses it, undefined lets it pass unchecked (development). */
  readonly integrityOf: (remote: string, entry: string) => string | null | undefined;
  /** Whether its addresses were asked for before, and failed: then new ones are wanted. */
  readonly isAgain: (remote: string) => boolean;
  /** Called when the entry of a remote has run and its container is open. */
  readonly onOpen: (remote: string) => void;
}

export interface ContainerOptions extends EntryFacts {
  readonly page: Document;
  /** Milliseconds. */
  readonly deadline: number;
}

/** What an entry leaves under its remote's name, as every federated container does. */
interface Container {
  readonly init: (scope: object, initScope: unknown[], options: object) => unknown;
  readonly get: (exposed: string) => Promise<(() => unknown) | undefined>;
}

interface Registered {
  readonly entry: string;
  container?: Promise<Container>;
}

const SCOPE = 'default';
const containers = globalThis as unknown as Record<string, Container | undefined>;
const left = (remote: string) => containers[remote];

/**
 * The containers of remotes, which it opens in the runtime's stead: with integrity, a deadline, and a new address on a retry (MFE-06,
 * MFE-07). So the runtime's own ways to a remote, of which there are many, are left out of the build; what it does for remotes,
 * handing out shared libraries by their versions, is its own.
 */
export class Containers {
  readonly #host: ModuleFederation;
  readonly #options: ContainerOptions;
  readonly #registered = new Map<string, Registered>();

  constructor(host: ModuleFederation, options: ContainerOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** From now on a remote is what lies at this address. Nothing of what ran under its name before is found by it any more. */
  register(remote: string, entry: string): void {
    const { __INSTANCES__: runtimes } = CurrentGlobal.__FEDERATION__;
    const before = runtimes.findIndex(({ name }) => name === remote);
    if (before >= 0) runtimes.splice(before, 1);
    this.#registered.set(remote, { entry });
  }

  /** A module that a remote exposes. Its entry is asked for once, and anew after a failure. */
  async load(remote: string, exposed: string): Promise<unknown> {
    const registered = this.#registered.get(remote);
    if (!registered) throw new Error(`${remote} isn't registered`);
    registered.container ??= this.#open(remote, registered.entry).catch((thrown: unknown) => {
      delete registered.container;
      throw thrown;
    });
    const make = await (await registered.container).get(exposed);
    return make?.();
  }

  async #open(remote: string, entry: string): Promise<Container> {
    const { page, integrityOf, isAgain, onOpen, deadline } = this.#options;
    const integrity = integrityOf(remote, addressInRelease(entry, page));
    if (integrity === null) throw new RemoteFailure('entry', 'changed', { cause: new Error('the release names no hash for it') });
    // another version's would pass for this one's
    containers[remote] = undefined;
    const address = isAgain(remote) ? `${entry}?attempt=${Date.now()}` : entry;
    await loadScript(page, { address, integrity: integrity ?? null, deadline, prepare: (script) => begin(remote, script) });
    const container = left(remote);
    if (!container) throw new RemoteFailure('entry', 'not_a_script', { cause: new Error('it left no container') });
    const { shareScopeMap } = this.#host;
    shareScopeMap[SCOPE] ??= {};
    const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', { value: shareScopeMap });
    await container.init(shareScopeMap[SCOPE], [], options);
    onOpen(remote);
    return container;
  }
}

/** The release names addresses of this origin by their path. */
function addressInRelease(entry: string, page: Document): string {
  const { origin, pathname } = new URL(entry, page.baseURI);
  return origin === new URL(page.baseURI).origin ? pathname : entry;
}
