interface Required {
  S: object;
  readonly I: (scope: string, tokens: unknown[]) => unknown;
  readonly federation: Federation;
}

interface Federation {
  readonly initOptions: { readonly name: string };
  readonly instance: {
    readonly name: string;
    readonly options: { readonly shareStrategy: string };
    readonly shareScopeMap: object;
    initOptions(options: object): unknown;
    initShareScopeMap(scope: string, shared: object, options: object): void;
    initializeSharing(scope: string, options: object): readonly Promise<unknown>[];
  };
}

const SCOPE = 'default';

interface Entering {
  readonly webpackRequire: Required;
  readonly shareScope: object;
  readonly initScope: unknown[];
  readonly remoteEntryInitOptions?: { readonly shareScopeMap?: object };
}

/** In the place of how a container takes its host's libraries: there is one scope of them. */
export function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions = {} }: Entering): unknown {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(SCOPE, shareScope, { hostShareScopeMap: remoteEntryInitOptions.shareScopeMap ?? {} });
  webpackRequire.S = instance.shareScopeMap;
  return webpackRequire.I(SCOPE, initScope);
}

interface Sharing {
  readonly webpackRequire: Required;
  readonly initPromises: Record<string, Promise<boolean> | undefined>;
  readonly initScope: unknown[];
}

/** In the place of what a remote offers to others: it brings nothing along, and has no remotes. Once. */
export function initializeSharing({ webpackRequire: { federation }, initPromises, initScope }: Sharing): Promise<boolean> {
  const { instance } = federation;
  initPromises[SCOPE] ??= Promise.all(
    instance.initializeSharing(SCOPE, { strategy: instance.options.shareStrategy, initScope, from: 'build' }),
  ).then(() => true);
  return initPromises[SCOPE];
}

export const attachShareScopeMap = () => undefined;

/** What an entry would need before its first line: libraries come with the chunks that need them. */
export function installInitialConsumes({ initialConsumes }: { readonly initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('An entry can need no shared library');
}
