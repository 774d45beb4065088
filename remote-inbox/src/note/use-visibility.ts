import { bridge, isApiError, isUndecided } from '@billet/shared-bridge';
import { useRef, useState } from 'react';
import { useSheet } from '../sheet/sheet-context.ts';
import { useToasts } from '../sheet/use-toasts.ts';

interface Visibility {
  readonly isPublic: boolean;
  /** The choice awaits the server's answer. */
  readonly isSaving: boolean;
  readonly set: (isPublic: boolean) => void;
}

/**
 * Visibility of the sheet's note and its setter. An optimistic choice overrides the current value while it is saved; a failure
 * reverts only its own choice. Changes are saved one after the other. After a lost answer the note is requested again.
 */
export function useVisibility(): Visibility {
  const { note, notes } = useSheet();
  const { fail } = useToasts();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const newest = useRef(0);
  const saved = useRef(Promise.resolve());

  const askAgain = (id: string) =>
    notes.renew(id).catch((thrown: unknown) => bridge().log({ event: 'note_not_renewed', level: 'warn', error: String(thrown) }));
  const save = async (isPublic: boolean) => {
    const { id } = note;
    const since = notes.findNow(id);
    try {
      const answer = await bridge().api.call('setVisibility', { params: { id }, body: { isPublic } });
      const current = notes.findNow(id);
      if (current) notes.update({ ...current, isPublic: answer.isPublic }, since);
    } catch (thrown) {
      fail(thrown, 'visibility-change-error');
      if (isApiError(thrown) && isUndecided(thrown.failure)) await askAgain(id);
    }
  };
  const change = async (isPublic: boolean) => {
    newest.current += 1;
    const own = newest.current;
    setChosen(isPublic);
    saved.current = saved.current.then(() => save(isPublic));
    await saved.current;
    if (own === newest.current) setChosen(null);
  };
  return { isPublic: chosen ?? note.isPublic, isSaving: chosen !== null, set: (isPublic) => void change(isPublic) };
}
