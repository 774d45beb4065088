import { onlyOne } from '../only-one.ts';
import { Layers } from './layers.ts';

/** The layers of this page. */
export const layers: Layers = onlyOne('layers', () => new Layers());
