/**
 * Runs inside a remote's development build. In the page of a released host, React cannot refresh a component in place, so an edit would
 * arrive without effect. This plugin reloads the page instead. The page restores its route and drafts.
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

/** A plugin of a remote's federation runtime. */
export default function reloadWithoutRefresh() {
  let isApplied = false;
  (import.meta as { webpackHot?: Hot }).webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') isApplied = true;
    if (status === 'idle' && isApplied && !canRefresh()) window.location.reload();
  });
  return { name: 'billet-reload-without-refresh' };
}
