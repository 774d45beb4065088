import * as bridge from '@billet/shared-bridge';
import * as i18n from '@billet/shared-i18n';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { type EntryOptions, entryPlugin } from './entry-plugin.ts';

const { CurrentGlobal, ModuleFederation, assert, getGlobalFederationConstructor, helpers } = core;
const { registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance } = core;
/**
 * Remotes are built without the federation runtime's core and use this one: the parts that their code calls. The plugin's
 * `provideExternalRuntime` does the same for hosts that it builds: https://module-federation.io/configure/experiments.html#provideexternalruntime
 */
(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = {
  ...{ CurrentGlobal, ModuleFederation, assert, getGlobalFederationConstructor, helpers },
  ...{ registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance },
};

const libraries: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  '@billet/shared-bridge': bridge,
  '@billet/shared-i18n': i18n,
};

export interface Federation {
  /**
   * Sets the entry of a remote and disposes of the container that was registered under its name. `integrity` is the hash of the entry;
   * null rejects it, an empty hash skips the check (development).
   */
  register(remote: string, entry: string, integrity: string | null): void;
  /** Loads a module that a remote exposes. Its entry is requested once, and again after a failure. */
  load(remote: string, exposed: string): Promise<unknown>;
  /** Whether an entry has run since it was registered, and its container is initialized. */
  isOpen(entry: string): boolean;
}

/** Federation runtime of this page: it shares the host's libraries with remotes as values, so there is one copy of each (MFE-02). */
export function makeFederation({ page, deadline }: Pick<EntryOptions, 'page' | 'deadline'>): Federation {
  const shared = Object.entries(libraries).map(([name, library]) => {
    const version = SHARED_VERSIONS[name];
    if (!version) throw new Error(`The build defines no version for ${name}`);
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [name, { version, scope: 'default', lib: () => library, shareConfig }] as const;
  });
  const hashes = new Map<string, string | null>();
  const open = new Set<string>();
  const plugin = entryPlugin({
    page,
    deadline,
    integrityOf: (address) => hashes.get(address) ?? null,
    onOpen: (address) => open.add(address),
  });
  const host = createInstance({
    name: 'host',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: Object.fromEntries(shared),
    plugins: [plugin],
  });
  const addressOf = (entry: string) => new URL(entry, page.baseURI).href;
  return {
    register: (remote, entry, integrity) => {
      const address = addressOf(entry);
      hashes.set(address, integrity);
      open.delete(address);
      host.registerRemotes([{ name: remote, entry: address }], { force: true });
    },
    load: (remote, exposed) => host.loadRemote(`${remote}/${exposed}`),
    isOpen: (entry) => open.has(addressOf(entry)),
  };
}
