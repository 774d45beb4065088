import styles from './status-line.module.css';

/** Status line about the app behind a frame: announced to assistive technology at once, visible after one second (ENV-05). */
export function showStatusLine(frame: HTMLElement): { readonly setText: (words: string) => void; readonly remove: () => void } {
  const line = frame.ownerDocument.createElement('p');
  line.setAttribute('role', 'status');
  line.className = styles.line ?? '';
  frame.after(line);
  return {
    setText: (words) => {
      if (line.textContent === words) return;
      const stage = frame.ownerDocument.createElement('span');
      stage.className = styles.words ?? '';
      stage.textContent = words;
      line.replaceChildren(stage);
    },
    remove: () => line.remove(),
  };
}
