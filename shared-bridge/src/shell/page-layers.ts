import { onlyOne } from '../only-one.ts';
import { followEscape } from './escape.ts';
import { Layers } from './layers.ts';

/** The layers of this page, from which Escape takes a step as the messenger's back button does. */
export const layers: Layers = onlyOne('layers', () => {
  const made = new Layers();
  followEscape(made);
  return made;
});
