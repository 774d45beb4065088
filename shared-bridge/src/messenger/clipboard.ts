import type { Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, attempt, done, failure } from './outcome.ts';

/** Legacy copying, which works in a frame without clipboard permission. */
function copyBySelection(text: string): Outcome {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // inside an open dialog: its focus trap would remove the selection from a field elsewhere
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  let isCopied = false;
  attempt(() => {
    isCopied = document.execCommand('copy');
  });
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied ? done : failure('unsupported');
}

/** Copies a text, in the messenger and in a browser. */
export async function copyText(text: string): Promise<Outcome> {
  const { clipboard } = navigator;
  const written = clipboard ? await ask(() => clipboard.writeText(text), deadlines.clipboard) : failure('unsupported');
  return written.ok ? done : copyBySelection(text);
}
