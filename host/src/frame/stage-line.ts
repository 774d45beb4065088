import styles from './stage-line.module.css';

/**
 * The line that says what the app behind a frame is doing: to assistive technology at once, to everybody where it takes longer than a
 * second (ENV-05).
 */
export function stageLine(frame: HTMLElement): { readonly say: (words: string) => void; readonly remove: () => void } {
  const line = frame.ownerDocument.createElement('p');
  line.setAttribute('role', 'status');
  line.className = styles.line ?? '';
  frame.after(line);
  return {
    say: (words) => {
      if (line.textContent === words) return;
      const stage = frame.ownerDocument.createElement('span');
      stage.className = styles.words ?? '';
      stage.textContent = words;
      line.replaceChildren(stage);
    },
    remove: () => line.remove(),
  };
}
