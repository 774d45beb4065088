import type { Fault } from './proxy.ts';
import { rewritten } from './proxy-faults.ts';
import type { RemoteName } from './release-folder.ts';

/** A version as the page carries it. */
export interface Carried {
  readonly version: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly contract?: string;
  readonly shared?: Readonly<Record<string, string>>;
}

interface PageData {
  readonly remotes: Readonly<Record<string, { readonly active: Carried; readonly previous: readonly Carried[] }>>;
}

const block = /(<script type="application\/json" id="release">)(.*?)(<\/script>)/s;

/** The page, and what a page that stays open asks for instead. */
export const pageData = /^http:\/\/[^/]+\/(release\/page\.json)?(\?.*)?$/;

/** What the page says of a remote's active version is another thing than what was released. */
export function carrying(remote: RemoteName, change: (active: Carried) => Carried): Fault {
  const changed = (text: string) => {
    const data: PageData = JSON.parse(text);
    const state = data.remotes[remote];
    if (!state) throw new Error(`the page knows no ${remote}`);
    return JSON.stringify({ ...data, remotes: { ...data.remotes, [remote]: { ...state, active: change(state.active) } } });
  };
  return rewritten((text) =>
    text.startsWith('{') ? changed(text) : text.replace(block, (_, open, data, close) => open + changed(data) + close),
  );
}
