// biome-ignore-all lint/plugin: only a standalone remote shows these texts; in the app the host shows translated ones
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { HashRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import type { DialogModule, DialogName, ExposedModule, Manifest } from '../contract.ts';
import { EnglishFallbacks } from '../lazy/english-fallbacks.tsx';
import { useSession } from '../session/store.ts';
import { useChosenLanguage } from '../session/use-chosen-language.ts';
import { DialogArea } from '../shell/dialog-area.tsx';
import { ToastArea } from '../shell/toast-area.tsx';
import { type Person, switchTo } from './people.ts';
import styles from './standalone-page.module.css';

export interface StandalonePageProps {
  readonly manifest: Manifest;
  readonly exposed: ExposedModule;
  readonly people: readonly Person[];
  readonly person: Person;
}

function loadFrom(dialogs: ExposedModule['dialogs']) {
  const own: { readonly [N in DialogName]?: () => Promise<DialogModule<N>> } = dialogs;
  return <N extends DialogName>(name: N): Promise<DialogModule<N>> =>
    own[name]?.() ?? Promise.reject(new Error(`${name} belongs to another remote`));
}

function Toolbar({ manifest, people, person }: Omit<StandalonePageProps, 'exposed'>) {
  return (
    <nav className={styles.bar}>
      {manifest.routes.map(({ path, page }) => (
        <Link key={path} to={path}>
          {page}
        </Link>
      ))}
      <select aria-label="person" value={person.id} onChange={(event) => switchTo(Number(event.target.value))}>
        {people.map(({ id, firstName, languageCode }) => (
          <option key={id} value={id}>{`${firstName} (${languageCode})`}</option>
        ))}
      </select>
    </nav>
  );
}

function viewsOf({ routes }: Manifest, { pages }: ExposedModule): readonly (readonly [string, ComponentType])[] {
  return routes.flatMap(({ path, page }) => {
    const load = pages[page];
    return load ? [[path, lazy(load)] as const] : [];
  });
}

/** The pages of a remote without a host: a toolbar for developers, the pages and the shell areas. */
export function StandalonePage({ manifest, exposed, people, person }: StandalonePageProps) {
  useChosenLanguage();
  const isDark = useSession((state) => state.appState.environment?.isDark ?? false);
  const load = useMemo(() => loadFrom(exposed.dialogs), [exposed]);
  const views = useMemo(() => viewsOf(manifest, exposed), [manifest, exposed]);
  return (
    <HashRouter>
      <Toolbar manifest={manifest} people={people} person={person} />
      <EnglishFallbacks>
        <Suspense fallback={null}>
          <Routes>
            {views.map(([path, View]) => (
              <Route key={path} path={path} element={<View />} />
            ))}
            <Route path="*" element={<Navigate to={views[0]?.[0] ?? '/'} replace />} />
          </Routes>
        </Suspense>
        <DialogArea load={load} />
      </EnglishFallbacks>
      <ToastArea label="notices" isDark={isDark} />
    </HashRouter>
  );
}
