import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime/core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/** In the place of the federation runtime's ways in: a remote begins with it, and asks for nothing by name. */
export function init(options: Options): ModuleFederation {
  const { __INSTANCES__: instances } = CurrentGlobal.__FEDERATION__;
  const before = instances.find(({ options: { name, version } }) => name === options.name && version === options.version);
  if (before) {
    before.initOptions(options);
    return before;
  }
  const instance = new ModuleFederation({ ...options, id: options.id || `${options.name}@${Date.now()}` });
  setGlobalFederationInstance(instance);
  return instance;
}
