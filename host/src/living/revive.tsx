import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { dropped } from './ghost.tsx';

/** Our ghost as a picture: as it stands where a remote has no more of it. */
const isStill = (image: HTMLImageElement) => image.getAttribute('src')?.startsWith('/art/oops-');

let isBegun = false;

/** Those that were pictures, and how each ends. */
const alive = new Map<HTMLImageElement, () => void>();

/**
 * From now on our ghost is alive, and in the colours of the mode, wherever its picture is shown: before that is drawn, and whoever shows it. They know
 * nothing of it, and take the picture away as ever.
 */
export function revive(): void {
  // nothing is drawn where rules alone are tested; a file that came late is asked for again
  if (isBegun || typeof document === 'undefined') return;
  isBegun = true;
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

function look(): void {
  for (const [image, end] of alive)
    if (!image.isConnected) {
      alive.delete(image);
      end();
    }
  for (const image of document.images) if (isStill(image)) alive.set(image, standIn(image));
}

function standIn(image: HTMLImageElement): () => void {
  const { parentElement, width } = image;
  image.removeAttribute('src');
  image.style.display = 'none';
  const place = document.createElement('span');
  parentElement?.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(dropped(width)));
  return () => {
    root.unmount();
    place.remove();
  };
}
