import type { KeyboardEvent } from 'react';
import { useModal } from '../parts/use-modal.ts';
import styles from './app-menu.module.css';

interface AppMenuProps {
  readonly items: readonly { readonly text: string; readonly action: () => void }[];
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The menu of the client for an app. Arrow keys move through it; a press outside and Escape close it. */
export function AppMenu({ items, onClose }: AppMenuProps) {
  const { onKeyDown, ...modal } = useModal(onClose);
  const move = (event: KeyboardEvent): void => {
    onKeyDown(event);
    const step = steps[event.key];
    const buttons = Array.from(modal.ref.current?.querySelectorAll('button') ?? []);
    if (!step || buttons.length === 0) return;
    event.preventDefault();
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const first = step > 0 ? 0 : -1;
    buttons.at(at < 0 ? first : (at + step) % buttons.length)?.focus();
  };
  return (
    <>
      <button type="button" aria-label="Close the menu" tabIndex={-1} className={styles.beside} onClick={onClose} />
      <div {...modal} role="menu" className={styles.menu} onKeyDown={move}>
        {items.map(({ text, action }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            onClick={() => {
              onClose();
              action();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}
