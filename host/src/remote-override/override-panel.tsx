import { useLayer } from '@billet/shared-bridge';
import { Button } from '@billet/shared-ui';
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Row } from './rows.ts';
import { actions, detail, field, form, input, list, panel, row, title, top } from './styles.ts';
import { sourceWords, words } from './words.ts';

export interface OverridePanelModel {
  readonly rows: readonly Row[];
  /** Loading state of the kept versions. */
  readonly versionsState: 'loading' | 'loaded' | 'failed';
  /** Origin of the development server that is in use or was used. */
  readonly origin: string;
  readonly onPin: (remote: string, version: string) => void;
  readonly onUnpin: (remote: string) => void;
  readonly onRun: (remote: string, origin: string) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Developers' panel over the app (MFE-08): version, source and last failure of each remote, pins and overrides. */
export function OverridePanel({ model }: { readonly model: OverridePanelModel }) {
  const { rows, versionsState, origin, onReset, onClose } = model;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, onClose, true);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} lang="en" dir="ltr" aria-labelledby={id} style={panel} onClose={onClose}>
      <div style={top}>
        <h1 id={id} style={title}>
          {words.title}
        </h1>
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <ul style={list}>
        {rows.map((each) => (
          <li key={each.remote} style={row}>
            <PanelRow row={each} model={model} />
          </li>
        ))}
      </ul>
      <p role="status" style={detail}>
        {versionsState === 'loaded' ? null : words[versionsState]}
      </p>
      <LocalForm key={origin} model={model} />
      <Button variant="danger" onClick={onReset}>
        {words.reset}
      </Button>
    </dialog>,
    document.body,
  );
}

function PanelRow({ row: { remote, version, source, failure, others }, model }: { readonly row: Row; readonly model: OverridePanelModel }) {
  const { origin, onPin, onUnpin } = model;
  return (
    <>
      <h2 style={title}>{remote}</h2>
      <div>{`${version}, ${sourceWords[source](origin)}`}</div>
      {failure !== null && <small style={detail}>{words.lastFailure(failure)}</small>}
      <div style={actions}>
        {others.map((other) => (
          <Button key={other} variant="secondary" aria-label={words.of(words.pin(other), remote)} onClick={() => onPin(remote, other)}>
            {words.pin(other)}
          </Button>
        ))}
        {source === 'pinned' && (
          <Button variant="secondary" aria-label={words.of(words.unpin, remote)} onClick={() => onUnpin(remote)}>
            {words.unpin}
          </Button>
        )}
      </div>
    </>
  );
}

/** Replaces one remote from a development server. It may be a remote that was never released. */
function LocalForm({ model: { rows, origin, onRun } }: { readonly model: OverridePanelModel }) {
  const id = useId();
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onRun(String(data.get('remote')), String(data.get('address')));
  };
  const overridden = rows.find(({ source }) => source === 'override')?.remote;
  return (
    <form aria-labelledby={`${id}-title`} style={form} onSubmit={run}>
      <h2 id={`${id}-title`} style={title}>
        {words.local}
      </h2>
      <label style={field}>
        {words.remote}
        <input name="remote" style={input} defaultValue={overridden} list={`${id}-remotes`} pattern="[a-z][a-z0-9\-]*" required />
      </label>
      <datalist id={`${id}-remotes`}>
        {rows.map(({ remote }) => (
          <option key={remote} value={remote} />
        ))}
      </datalist>
      <label style={field}>
        {words.address}
        <input name="address" style={input} type="url" inputMode="url" defaultValue={origin || 'http://localhost:'} required />
      </label>
      <Button type="submit">{words.run}</Button>
    </form>
  );
}
