import { bridge } from '@billet/shared-bridge';
import { useRef, useState } from 'react';
import { codeOf } from '../sheet/refusal.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { useToasts } from '../sheet/use-toasts.ts';

/**
 * Whether the sheet's note is public, and the way to change it. What was chosen shows while it is being saved, laid over
 * what is held: a failure takes off its own choice and nothing else. One choice is saved after the other.
 */
export function useVisibility(): readonly [boolean, (isPublic: boolean) => void] {
  const { note, notes } = useSheet();
  const { fail } = useToasts();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const newest = useRef(0);
  const saved = useRef(Promise.resolve());

  const save = async (isPublic: boolean) => {
    const { id } = note;
    try {
      const answer = await bridge().api.call('setVisibility', { params: { id }, body: { isPublic } });
      notes.change(id, (held) => ({ ...held, isPublic: answer.isPublic }));
    } catch (thrown) {
      fail(thrown, 'visibility-change-error');
      // nobody answered: it may have been changed all the same
      if (codeOf(thrown) === null) await notes.renew(id).catch(() => undefined);
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
  return [chosen ?? note.isPublic, (isPublic) => void change(isPublic)];
}
