/**
 * Runs inside a remote's development build: in the page of a released host React can't refresh a component in place, so an edit would
 * arrive and not show. Then the page is loaded anew; it keeps its route and what was typed.
 */
interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

interface Renderers {
  readonly renderers?: ReadonlyMap<number, { readonly scheduleRefresh?: unknown }>;
}

function canRefresh(): boolean {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Renderers }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return [...(hook?.renderers?.values() ?? [])].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
}

/** As a plugin of a remote's federation runtime. */
export default function reloadUnrefreshed() {
  let isApplied = false;
  (import.meta as { webpackHot?: Hot }).webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') isApplied = true;
    if (status === 'idle' && isApplied && !canRefresh()) window.location.reload();
  });
  return { name: 'billet-reload-unrefreshed' };
}
