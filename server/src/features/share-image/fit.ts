import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { composePicture } from './compose.ts';
import { partsOf } from './parts.ts';
import { HEIGHT, type Picture, WIDTH } from './picture.ts';

/** Between name, words and link, in pixels. */
export const ROOM = 30;

/** How large words are set, beside what they should be: the first that leaves room, whatever was written in whatever script. */
const scales = [1, 0.88, 0.76, 0.64, 0.52];

/** Where a part of a picture begins and really ends, also where it is fuller than its box. */
export function edgesOf(part: MeasuredNode): { readonly top: number; readonly bottom: number } {
  const bottom = part.transform[5] + part.height;
  return { top: part.transform[5], bottom: Math.max(bottom, ...part.children.map((child) => edgesOf(child).bottom)) };
}

function hasRoom(root: MeasuredNode): boolean {
  const edges = partsOf(root).map(edgesOf);
  return edges.every(({ top }, index) => top - (edges[index - 1]?.bottom ?? 0) >= ROOM);
}

/** The tree of a picture, in the largest words with which its parts stay apart. */
export async function composeFitting(renderer: Renderer, picture: Picture): Promise<Node> {
  for (const scale of scales) {
    const node = composePicture(picture, scale);
    if (hasRoom(await renderer.measure(node, { width: WIDTH, height: HEIGHT }))) return node;
  }
  return composePicture(picture, scales.at(-1));
}
