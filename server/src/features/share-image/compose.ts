import type { Look } from '@billet/shared-domain/rules/looks';
import type { Node } from '@takumi-rs/core';
import { chat } from './looks/chat.ts';
import { classic } from './looks/classic.ts';
import { headline } from './looks/headline.ts';
import { letter } from './looks/letter.ts';
import { portrait } from './looks/portrait.ts';
import type { Picture } from './picture.ts';

/** The tree of a picture; `scale`: of all that was written. */
type Draw = (picture: Picture, scale: number) => Node;

const looks: Readonly<Record<Look, Draw>> = { classic, letter, headline, portrait, chat };

/** The tree that is drawn. Text stands in it as text, never as markup. */
export const composePicture = (picture: Picture, scale = 1): Node => looks[picture.look](picture, scale);
