import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { HashRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { bridge } from '../bridge.ts';
import type { DialogModule, DialogName, FrontDoor } from '../contract.ts';
import { useSession } from '../session/store.ts';
import { DialogArea } from '../shell/dialog-area.tsx';
import { ToastArea } from '../shell/toast-area.tsx';
import styles from './alone.module.css';
import { choose, type Person } from './people.ts';

export interface AloneProps {
  readonly pages: FrontDoor['pages'];
  readonly dialogs: FrontDoor['dialogs'];
  readonly people: readonly Person[];
  readonly person: Person;
}

/** SendToFriend is at /send-to-friend, as in the host. */
const pathOf = (page: string) => `/${page.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}`;

function loadFrom(dialogs: FrontDoor['dialogs']) {
  return <N extends DialogName>(name: N): Promise<DialogModule<N>> =>
    dialogs[name]?.() ?? Promise.reject(new Error(`${name} belongs to another remote`));
}

function reportMissing(name: DialogName): void {
  bridge().log({ event: 'dialog_unloaded', level: 'warn', name });
}

function Bar({ pages, people, person }: Omit<AloneProps, 'dialogs'>) {
  return (
    <nav className={styles.bar}>
      {Object.keys(pages).map((page) => (
        <Link key={page} to={pathOf(page)}>
          {page}
        </Link>
      ))}
      <select aria-label="person" value={person.id} onChange={(event) => choose(Number(event.target.value))}>
        {people.map(({ id, firstName, languageCode }) => (
          <option key={id} value={id}>{`${firstName} (${languageCode})`}</option>
        ))}
      </select>
    </nav>
  );
}

/** A remote's pages without a host: a bar for developers, the pages, the areas. */
export function Alone({ pages, dialogs, people, person }: AloneProps) {
  const isDark = useSession((state) => state.appState.environment?.isDark ?? false);
  const load = useMemo(() => loadFrom(dialogs), [dialogs]);
  const views = useMemo(() => Object.entries(pages).map(([name, page]): [string, ComponentType] => [pathOf(name), lazy(page)]), [pages]);
  return (
    <HashRouter>
      <Bar pages={pages} people={people} person={person} />
      <Suspense fallback={null}>
        <Routes>
          {views.map(([path, View]) => (
            <Route key={path} path={path} element={<View />} />
          ))}
          <Route path="*" element={<Navigate to={views[0]?.[0] ?? '/'} replace />} />
        </Routes>
      </Suspense>
      <DialogArea load={load} onFailure={reportMissing} />
      <ToastArea label="notices" isDark={isDark} />
    </HashRouter>
  );
}
