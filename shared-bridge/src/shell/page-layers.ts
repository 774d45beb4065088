import { onlyOne } from '../only-one.ts';
import { followEscape } from './escape.ts';
import { Layers } from './layers.ts';

/** The layers of this page. Escape acts on them like the back button of the messenger. */
export const layers: Layers = onlyOne('layers', () => {
  const made = new Layers();
  followEscape(made);
  return made;
});
