import type { Look } from '@billet/shared-domain/rules/looks';
import type { Node } from '@takumi-rs/core';
import { chat } from './looks/chat.ts';
import { classic } from './looks/classic.ts';
import { headline } from './looks/headline.ts';
import { letter } from './looks/letter.ts';
import { portrait } from './looks/portrait.ts';
import type { Picture } from './picture.ts';

/** Builds a picture's tree. `scale` applies to the sizes of people's texts. */
type Draw = (picture: Picture, scale: number) => Node;

const looks: Readonly<Record<Look, Draw>> = { classic, letter, headline, portrait, chat };

/** The tree to render. Text is never interpreted as markup. */
export const composePicture = (picture: Picture, scale = 1): Node => looks[picture.look](picture, scale);
