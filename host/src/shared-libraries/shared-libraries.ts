import * as bridge from '@billet/shared-bridge';
import * as i18n from '@billet/shared-i18n';
import * as core from '@module-federation/runtime/core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

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

/** The host's libraries for the federation runtime, as values: remotes use them, so there is one copy of each (MFE-02). */
export const sharedLibraries = Object.fromEntries(
  Object.entries(libraries).map(([name, library]) => {
    const version = SHARED_VERSIONS[name];
    if (!version) throw new Error(`The build defines no version for ${name}`);
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [name, { version, scope: 'default', lib: () => library, shareConfig }] as const;
  }),
);
