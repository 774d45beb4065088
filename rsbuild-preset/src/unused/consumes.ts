type Installed = Record<string, Promise<void> | 0 | undefined>;

interface Consumed {
  readonly shareKey: string;
  readonly shareInfo: object;
}

interface Consuming {
  readonly chunkId: string;
  readonly promises: unknown[];
  readonly installedModules: Installed;
  readonly chunkMapping: Readonly<Record<string, readonly string[] | undefined>>;
  readonly moduleToHandlerMapping: Readonly<Record<string, Consumed>>;
  readonly webpackRequire: {
    readonly m: Record<string, (module: { exports: unknown }) => void>;
    readonly c: Record<string, unknown>;
    readonly federation: {
      readonly instance: { loadShare(name: string, options: object): Promise<(() => unknown) | false | undefined> };
    };
  };
}

/**
 * In the place of what brings a chunk's shared libraries: layers, parts of libraries and copies of its own, which no remote here has, are left
 * out. Which version is given is up to the host's runtime.
 */
export function consumes({ chunkId, promises, installedModules, chunkMapping, moduleToHandlerMapping, webpackRequire }: Consuming): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleToHandlerMapping[id];
    if (!consumed) continue;
    installedModules[id] ??= bring(id, consumed);
    promises.push(installedModules[id]);
  }

  async function bring(id: string, { shareKey, shareInfo }: Consumed): Promise<void> {
    try {
      const context = { trigger: 'build', moduleId: id, chunkId };
      const make = await webpackRequire.federation.instance.loadShare(shareKey, { customShareInfo: shareInfo, context });
      if (!make) throw new Error(`RUNTIME-012: the host brings no ${shareKey}`);
      settle(id, 0, make);
    } catch (thrown) {
      settle(id, undefined, () => {
        throw thrown;
      });
    }
  }

  function settle(id: string, state: 0 | undefined, make: () => unknown): void {
    installedModules[id] = state;
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = make();
    };
  }
}
