import type { RsbuildPlugin } from '@rsbuild/core';

const FILE = /[\\/]react-dom-client\.production\.js$/;

/** What is only come to where a server's page was taken over, and what it then answers. */
const unreached: Readonly<Record<string, string>> = {
  clearHydrationBoundary: '',
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: '',
  commitSuspenseHydrationCallbacks: '',
  getParentHydrationBoundary: 'return null;',
  hideOrUnhideDehydratedBoundary: '',
  markRetryLaneIfNotHydrated: '',
  popHydrationState: 'return false;',
  prepareToHydrateHostInstance: '',
  retryDehydratedSuspenseBoundary: '',
  retryIfBlockedOn: '',
  throwOnHydrationMismatch: '',
  updateDehydratedSuspenseComponent: 'return null;',
  upgradeHydrationErrorsToRecoverable: 'return null;',
  // nothing on the page waits to be taken over, so no event waits either
  dispatchEvent: `if (_enabled) {
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
  }`,
};

/**
 * React's DOM without hydration, of which it is a twelfth. The app draws beside the page's first frame and hydrates nothing, and only
 * the host has `react-dom/client`: remotes are given `react-dom`, which has no `hydrateRoot`. So nobody can come to what is left out.
 */
export function slimReactDom(): RsbuildPlugin {
  return {
    name: 'billet:slim-react-dom',
    setup(api) {
      api.transform({ test: FILE }, ({ code }) => withoutHydration(code));
    },
  };
}

/** Throws where the file isn't what it was when this was written. */
export function withoutHydration(code: string): string {
  const cut = [
    [/^exports\.hydrateRoot = function [\s\S]*?^\};$/m, ''],
    [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function [\s\S]*?^\};$/m, ''],
    [/^ {2}isHydrating = !1,$/m, ''],
    // writes first; a parameter of that name, and what begins with it, are others
    [/(?<=[ (;])isHydrating = !0\b/g, 'void 0'],
    [/^ {2}isHydrating = !1;$/m, ''],
    [/(?<![\w$.])isHydrating(?![\w$]|\n\) \{| \|\| value === | \? element\.checked)/g, '!1'],
    [/[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, '!1'],
    [/[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, 'null'],
  ] as const;
  const flagged = cut.reduce((text, [what, place]) => {
    if (text.search(what) < 0) throw changed(String(what));
    return text.replace(what, place);
  }, code);
  return Object.entries(unreached).reduce((text, [name, body]) => emptied(text, name, body), flagged);
}

function emptied(code: string, name: string, body: string): string {
  const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(code)) throw changed(name);
  return code.replace(whole, (_, parameters: string) => `function ${name}(${parameters}) {${body}}`);
}

const changed = (what: string) =>
  new Error(`react-dom has changed: ${what} isn't found. Mend slim-react-dom.ts, or leave it out of the host: 4 KB more, and all works`);
