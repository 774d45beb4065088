import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';

export interface Shot {
  readonly caption: string;
  /** JPEG or PNG. */
  readonly image: Buffer;
}

export interface SheetShape {
  /** The number of pictures per row. */
  readonly columns: number;
  /** The box of one picture in CSS pixels. Pictures of another aspect ratio are centred. */
  readonly width: number;
  readonly height: number;
  /** JPEG quality, from 0 to 100. */
  readonly quality: number;
}

/** Replaces the page's content with small copies of the pictures side by side, and writes them to one file. */
export async function contactSheet(page: Page, target: string, shots: readonly Shot[], shape: SheetShape): Promise<void> {
  const { columns, width, height, quality } = shape;
  const cells = shots.map(
    ({ caption, image }) =>
      `<figure><img src="data:image/*;base64,${image.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  );
  const style = `body{margin:8px;background:#888;font:15px sans-serif;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px}
    figure{margin:0}img{display:block;width:${width}px;height:${height}px;object-fit:contain}figcaption{text-align:center;padding:3px}`;
  await mkdir(path.dirname(target), { recursive: true });
  // the content security policy of the app would block these styles
  await page.goto('about:blank');
  await page.setViewportSize({ width: columns * (width + 8) + 8, height: 400 });
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path: target, type: 'jpeg', quality, fullPage: true });
}
