import type { Page } from 'playwright/test';

/** Counts React's renderers of the pages from now on, as the developer tools do. */
export async function watchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers = new Map();
    const inject = () => renderers.set(renderers.size + 1, true).size;
    const ignore = () => undefined;
    const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, checkDCE: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

interface Instance {
  readonly name: string;
  readonly shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: boolean }>>>;
}

/** The copies of React and of the bridge's parts in a page, and the container that provides each shared library. */
export const copiesIn = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, boolean> };
      __FEDERATION__: { __INSTANCES__: Instance[] };
      [key: symbol]: Map<string, { makers: number }>;
    };
    const makers = [...(here[Symbol.for('billet.only-one')] ?? [])].map(([name, held]) => [name, held.makers] as const);
    const instances = here.__FEDERATION__.__INSTANCES__;
    const libraries = instances.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}).flatMap(([library, offers]) =>
        Object.values(offers).map(({ from }) => `${library} from ${from}`),
      ),
    );
    return {
      renderers: here.__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size,
      makers: Object.fromEntries(makers),
      libraries: [...new Set(libraries)].sort(),
      containers: instances.map(({ name }) => name).sort(),
    };
  });

/** What `copiesIn` finds in a page that every remote has loaded into: one copy of each, all from the host. */
export const oneCopyOfEach = {
  renderers: 1,
  libraries: ['@billet/shared-bridge', '@billet/shared-i18n', 'react', 'react-dom', 'react/jsx-runtime'].map((name) => `${name} from host`),
  containers: ['host', 'inbox', 'send', 'share'],
};
