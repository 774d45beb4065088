import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { inLanguage } from './standalone.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

/** A list of a remote's states, or the one that the address names: `?state=…&language=ru&mode=anonymous&dark`. */
export async function showGallery(states: readonly NamedState[]): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  document.documentElement.dataset.mode = query.get('mode') ?? 'valentine';
  document.documentElement.classList.toggle('dark', query.has('dark'));
  const chosen = states.find(({ name }) => name === query.get('state'));
  const root = document.getElementById('root') ?? document.body;
  const content = chosen ? chosen.render() : <List states={states} />;
  createRoot(root).render(await inLanguage(content, { languageCode: query.get('language') ?? 'en' }));
  // a picture is taken from here on
  requestAnimationFrame(() => (document.documentElement.dataset.shows = chosen?.name ?? 'all'));
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
