import { CurrentGlobal, type ModuleFederation } from '@module-federation/runtime/core';
import { RemoteFailure } from './failure.ts';
import { loadScript } from './load-script.ts';
import { begin } from './runtimes.ts';

/** Facts needed to load a remote's entry. */
export interface EntryFacts {
  /** Hash of an entry in the release; null rejects the entry, undefined skips the check (development). */
  readonly integrityOf: (remote: string, entry: string) => string | null | undefined;
  /** Whether loading the remote failed before: then a new address is used. */
  readonly isAgain: (remote: string) => boolean;
  /** Called when the entry of a remote has run and its container is initialized. */
  readonly onOpen: (remote: string) => void;
}

export interface ContainerOptions extends EntryFacts {
  readonly page: Document;
  /** Milliseconds. */
  readonly deadline: number;
}

/** Global that an entry sets under its remote's name, as every federated container does. */
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
 * Loads the containers of remotes instead of the federation runtime: with integrity, a deadline, and a new address on a retry
 * (MFE-06, MFE-07). This keeps the runtime's many loading paths out of the build. The runtime still resolves the shared libraries
 * by version.
 */
export class Containers {
  readonly #host: ModuleFederation;
  readonly #options: ContainerOptions;
  readonly #registered = new Map<string, Registered>();

  constructor(host: ModuleFederation, options: ContainerOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Sets the entry of a remote and removes the runtime that was registered under its name. */
  register(remote: string, entry: string): void {
    const { __INSTANCES__: runtimes } = CurrentGlobal.__FEDERATION__;
    const before = runtimes.findIndex(({ name }) => name === remote);
    if (before >= 0) runtimes.splice(before, 1);
    this.#registered.set(remote, { entry });
  }

  /** Loads a module that a remote exposes. Its entry is requested once, and again after a failure. */
  async load(remote: string, exposed: string): Promise<unknown> {
    const registered = this.#registered.get(remote);
    if (!registered) throw new Error(`${remote} is not registered`);
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
    if (integrity === null) throw new RemoteFailure('entry', 'changed', { cause: new Error('the release has no hash for the entry') });
    // the container of another version would be mistaken for this one
    containers[remote] = undefined;
    const address = isAgain(remote) ? `${entry}?attempt=${Date.now()}` : entry;
    await loadScript(page, { address, integrity: integrity ?? null, deadline, prepare: (script) => begin(remote, script) });
    const container = left(remote);
    if (!container) throw new RemoteFailure('entry', 'not_a_script', { cause: new Error('the entry set no container') });
    const { shareScopeMap } = this.#host;
    shareScopeMap[SCOPE] ??= {};
    const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', { value: shareScopeMap });
    await container.init(shareScopeMap[SCOPE], [], options);
    onOpen(remote);
    return container;
  }
}

/** The release has addresses of this origin as paths. */
function addressInRelease(entry: string, page: Document): string {
  const { origin, pathname } = new URL(entry, page.baseURI);
  return origin === new URL(page.baseURI).origin ? pathname : entry;
}
