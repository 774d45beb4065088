import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { inLanguage } from './standalone.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

/**
 * Shows all states of a remote, or the one in the address: `?state=…&language=ru&mode=anonymous&dark`. Another address in the same page
 * (`popstate`) mounts another state. `applyQuery` applies further parameters of the address.
 */
export async function showGallery(states: readonly NamedState[], applyQuery?: (query: URLSearchParams) => void): Promise<void> {
  const wrapInLanguage = cacheLanguage();
  const renderAddressed = () => {
    applyQuery?.(new URLSearchParams(window.location.search));
    return renderState(states, wrapInLanguage);
  };
  let remove = await renderAddressed();
  window.addEventListener('popstate', () => {
    remove();
    void renderAddressed().then((next) => {
      remove = next;
    });
  });
}

type InLanguage = (content: ReactNode, languageCode: string) => Promise<ReactNode>;

/** Reuses a loaded language for the following states. */
function cacheLanguage(): InLanguage {
  let content: ReactNode = null;
  const Content = () => content;
  const cached = { languageCode: '', wrapper: null as ReactNode };
  return async (next, languageCode) => {
    content = next;
    if (cached.languageCode !== languageCode)
      Object.assign(cached, { languageCode, wrapper: await inLanguage(<Content />, { languageCode }) });
    return cached.wrapper;
  };
}

/** Renders the state in the address. Returns the function that unmounts it. */
async function renderState(states: readonly NamedState[], wrapInLanguage: InLanguage): Promise<() => void> {
  const query = new URLSearchParams(window.location.search);
  document.documentElement.dataset.mode = query.get('mode') ?? 'valentine';
  document.documentElement.classList.toggle('dark', query.has('dark'));
  const chosen = states.find(({ name }) => name === query.get('state'));
  const root = createRoot(document.getElementById('root') ?? document.body);
  const content = chosen ? chosen.render() : <List states={states} />;
  root.render(await wrapInLanguage(content, query.get('language') ?? 'en'));
  // marks the state as ready for screenshots
  requestAnimationFrame(() => (document.documentElement.dataset.shows = chosen?.name ?? 'all'));
  return () => root.unmount();
}

function List({ states }: { readonly states: readonly NamedState[] }) {
  return (
    <ul>
      {states.map(({ name }) => (
        <li key={name}>
          <a href={`?state=${encodeURIComponent(name)}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
