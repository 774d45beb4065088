import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { composePicture } from './compose.ts';
import { partsOf } from './parts.ts';
import { HEIGHT, type Picture, WIDTH } from './picture.ts';

/** Minimum space between name, text and link, in pixels. */
export const MIN_GAP = 30;

/** Text scales. The first one that leaves enough space is used. */
const scales = [1, 0.88, 0.76, 0.64, 0.52];

/** The top of a part and its real bottom, including content that overflows its box. */
export function edgesOf(part: MeasuredNode): { readonly top: number; readonly bottom: number } {
  const bottom = part.transform[5] + part.height;
  return { top: part.transform[5], bottom: Math.max(bottom, ...part.children.map((child) => edgesOf(child).bottom)) };
}

function hasRoom(root: MeasuredNode): boolean {
  const edges = partsOf(root).map(edgesOf);
  return edges.every(({ top }, index) => top - (edges[index - 1]?.bottom ?? 0) >= MIN_GAP);
}

/** Builds a picture's tree with the largest text scale that keeps its parts apart. */
export async function composeFitting(renderer: Renderer, picture: Picture): Promise<Node> {
  for (const scale of scales) {
    const node = composePicture(picture, scale);
    if (hasRoom(await renderer.measure(node, { width: WIDTH, height: HEIGHT }))) return node;
  }
  return composePicture(picture, scales.at(-1));
}
