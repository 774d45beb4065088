import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { droppedGhost } from './ghost.tsx';

/** Picture of the ghost mascot, which remotes render instead of the animated one. */
const isStill = (image: HTMLImageElement) => image.getAttribute('src')?.startsWith('/art/oops-');

let isBegun = false;

/** Replaced pictures and the functions that end their replacement. */
const replaced = new Map<HTMLImageElement, () => void>();

/**
 * Replaces pictures of the ghost mascot with the animated one in the colours of the mode, before they are painted. The components
 * that render the pictures are not involved and remove them as usual.
 */
export function animateGhosts(): void {
  // no DOM in tests of pure rules; a file that is loaded late looks again
  if (isBegun || typeof document === 'undefined') return;
  isBegun = true;
  new MutationObserver(replaceImages).observe(document.body, { childList: true, subtree: true });
  replaceImages();
}

function replaceImages(): void {
  for (const [image, end] of replaced)
    if (!image.isConnected) {
      replaced.delete(image);
      end();
    }
  for (const image of document.images) if (isStill(image)) replaced.set(image, renderMascot(image));
}

function renderMascot(image: HTMLImageElement): () => void {
  const { parentElement, width } = image;
  image.removeAttribute('src');
  image.style.display = 'none';
  const place = document.createElement('span');
  parentElement?.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(droppedGhost(width)));
  return () => {
    root.unmount();
    place.remove();
  };
}
