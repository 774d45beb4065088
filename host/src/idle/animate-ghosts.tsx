import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { errorGhost } from './ghost.tsx';

/** Whether an image is the ghost mascot’s still picture, which remotes render. */
const isGhostPicture = (image: HTMLImageElement) => image.getAttribute('src')?.startsWith('/art/oops-');

let hasStarted = false;

/** Replaced images, and the functions that unmount their replacements. */
const replacements = new Map<HTMLImageElement, () => void>();

/**
 * Replaces pictures of the ghost mascot with the animated one in the colours of the mode, before they are painted. The components
 * that render the pictures are not involved and remove them as usual.
 */
export function animateGhosts(): void {
  // tests without a DOM also call this
  if (hasStarted || typeof document === 'undefined') return;
  hasStarted = true;
  new MutationObserver(replaceImages).observe(document.body, { childList: true, subtree: true });
  replaceImages();
}

function replaceImages(): void {
  for (const [image, unmount] of replacements)
    if (!image.isConnected) {
      replacements.delete(image);
      unmount();
    }
  for (const image of document.images) if (isGhostPicture(image)) replacements.set(image, renderMascot(image));
}

function renderMascot(image: HTMLImageElement): () => void {
  const { parentElement, width } = image;
  image.removeAttribute('src');
  image.style.display = 'none';
  const place = document.createElement('span');
  parentElement?.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(errorGhost(width)));
  return () => {
    root.unmount();
    place.remove();
  };
}
