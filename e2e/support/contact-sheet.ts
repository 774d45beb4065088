import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';

export interface Shot {
  readonly caption: string;
  /** JPEG or PNG. */
  readonly image: Buffer;
}

export interface SheetShape {
  /** How many stand side by side. */
  readonly columns: number;
  /** Of one picture, in px; those of another shape stand in the middle of their place. */
  readonly width: number;
  readonly height: number;
  /** Of the JPEG, up to 100. */
  readonly quality: number;
}

/** Puts pictures side by side, small, into one file, drawn by the page in place of what it shows. */
export async function contactSheet(page: Page, target: string, shots: readonly Shot[], shape: SheetShape): Promise<void> {
  const { columns, width, height, quality } = shape;
  const cells = shots.map(
    ({ caption, image }) =>
      `<figure><img src="data:image/*;base64,${image.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  );
  const style = `body{margin:8px;background:#888;font:15px sans-serif;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px}
    figure{margin:0}img{display:block;width:${width}px;height:${height}px;object-fit:contain}figcaption{text-align:center;padding:3px}`;
  await mkdir(path.dirname(target), { recursive: true });
  // the app's own page allows no styles of ours
  await page.goto('about:blank');
  await page.setViewportSize({ width: columns * (width + 8) + 8, height: 400 });
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path: target, type: 'jpeg', quality, fullPage: true });
}
