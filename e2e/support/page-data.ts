import type { Fault } from './proxy.ts';
import { rewritten } from './proxy-faults.ts';
import type { RemoteName } from './release-folder.ts';

/** A version in the release data of the page. */
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

/** The page, and the data that an open page requests instead. */
export const pageData = /^http:\/\/[^/]+\/(release\/page\.json)?(\?.*)?$/;

/** Changes the active version of a remote in the release data that the page receives. */
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
