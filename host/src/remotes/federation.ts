import * as bridge from '@billet/shared-bridge';
import * as i18n from '@billet/shared-i18n';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { type ContainerOptions, Containers, type EntryFacts } from './containers.ts';

const { CurrentGlobal, ModuleFederation, assert, getGlobalFederationConstructor, helpers } = core;
const { registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance } = core;
/** Remotes are built without the federation runtime's core and use this one: the parts that their code calls. */
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

export type { EntryFacts };
export type Federation = Pick<Containers, 'register' | 'load'>;

/**
 * Federation runtime of this page: it shares the host's libraries with remotes as values, so there is one copy of each (MFE-02).
 */
export function makeFederation(options: ContainerOptions): Federation {
  const shared = Object.entries(libraries).map(([name, library]) => {
    const version = SHARED_VERSIONS[name];
    if (!version) throw new Error(`The build defines no version for ${name}`);
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [name, { version, scope: 'default', lib: () => library, shareConfig }] as const;
  });
  const host = createInstance({ name: 'host', shareStrategy: 'loaded-first', remotes: [], shared: Object.fromEntries(shared) });
  return new Containers(host, options);
}
