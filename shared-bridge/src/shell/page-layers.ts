import { pageSingleton } from '../page-singleton.ts';
import { followEscape } from './escape.ts';
import { Layers } from './layers.ts';

/** The layers of this page. Escape acts on them like the back button of the messenger. */
export const layers: Layers = pageSingleton('layers', () => {
  const made = new Layers();
  followEscape(made);
  return made;
});
