import type { CDPSession, Locator, Page } from 'playwright/test';
import { animatedWebp, type Patch } from './animated-webp.ts';
import { inFilmTime, type Part, type Shot, type Still } from './film-time.ts';

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FilmShape {
  /** The part of the page that is shown. */
  readonly cut: Cut;
  /** Milliseconds from one picture to the next. */
  readonly step: number;
  /** Of a picture, up to 1. */
  readonly quality: number;
}

export interface Film {
  /** Films what somebody does until all that moves has come to rest; at most so many milliseconds of the film. */
  scene(most: number, action: () => Promise<unknown>): Promise<void>;
  /** What stands now stays for a while. */
  hold(ms: number): void;
  /** A finger goes to something and taps it. */
  tap(target: Locator): Promise<void>;
  /** All of it, as an animated WebP. */
  finish(shape: FilmShape): Promise<Buffer>;
}

/** Films a page from now on: the browser hands over each picture that it draws, with the time at which it did. */
export async function startFilm(page: Page): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  const parts: Part[] = [];
  let isOver = false;
  let heard = (_at: number): void => undefined;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = (metadata.timestamp ?? 0) * 1000;
    shots.push({ at, image: Buffer.from(data, 'base64') });
    heard(at);
    if (!isOver) void session.send('Page.screencastFrameAck', { sessionId });
  });
  /** Until the browser handed over a picture of what stands now; answers with the time of it. */
  const caught = async (): Promise<number> => {
    const since = Date.now();
    const next = new Promise<number>((resolve) => {
      heard = (at) => at >= since && resolve(at);
    });
    await page.evaluate(blink);
    return next;
  };
  await addFinger(page);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  let now = await caught();
  return {
    async scene(most, action) {
      const from = now;
      await action();
      await page.evaluate(liftFinger);
      await atRest(page);
      now = await caught();
      parts.push({ from, to: now, most });
    },
    hold: (ms) => void parts.push({ at: now, hold: ms }),
    tap: (target) => tap(page, target),
    async finish(shape) {
      isOver = true;
      await session.send('Page.stopScreencast');
      return encode(page, session, inFilmTime(shots, parts, shape.step), shape);
    },
  };
}

/** Something that the browser must draw, in the corner of the page that no film shows. */
function blink(): void {
  const dot = document.querySelector<HTMLElement>('#blink') ?? document.createElement('i');
  dot.id = 'blink';
  const isOn = dot.dataset.on === 'true';
  dot.dataset.on = String(!isOn);
  dot.style.cssText = `position:fixed;left:0;top:0;width:2px;height:2px;z-index:99;background:${isOn ? '#000' : '#fff'}`;
  document.body.append(dot);
}

/** Until nothing that ends is moving, in the page and in the apps. */
async function atRest(page: Page): Promise<void> {
  const rest = () =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity && each.playState === 'running')
        .map((each) => each.finished.catch(() => null)),
    ).then(() => undefined);
  // a frame may be leaving meanwhile
  await Promise.all(page.frames().map((frame) => frame.evaluate(rest).catch(() => undefined)));
}

/** What a hand would be: a round shade over the page that takes no part in it. */
async function addFinger(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finger = document.createElement('div');
    finger.id = 'finger';
    finger.setAttribute('aria-hidden', 'true');
    finger.style.cssText =
      'position:fixed;left:0;top:0;width:38px;height:38px;margin:-19px;border-radius:50%;z-index:99;pointer-events:none;opacity:0;' +
      'background:rgb(40 20 60/32%);border:2px solid rgb(255 255 255/75%);box-shadow:0 2px 10px rgb(0 0 0/30%)';
    document.body.append(finger);
  });
}

async function liftFinger(): Promise<void> {
  const finger = document.querySelector<HTMLElement>('#finger');
  if (finger?.style.opacity !== '1') return;
  await finger.animate([{ opacity: 0 }], { duration: 240, easing: 'ease-in' }).finished;
  finger.style.opacity = '0';
}

async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await atRest(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is nowhere on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(
    async ([left, top]) => {
      const finger = document.querySelector<HTMLElement>('#finger');
      const translate = `${left}px ${top}px`;
      const isHere = finger?.style.opacity === '1';
      const from = isHere ? finger?.style.translate : `${left}px ${top + 60}px`;
      const way = finger?.animate(
        [
          { translate: from, opacity: isHere ? 1 : 0, scale: 1 },
          { translate, opacity: 1, scale: 1, offset: 0.75 },
          { translate, opacity: 1, scale: 0.72 },
        ],
        { duration: 440, easing: 'ease-in-out' },
      );
      await way?.finished;
      if (finger) Object.assign(finger.style, { translate, opacity: '1' });
      finger?.animate([{ scale: 0.72 }, { scale: 1 }], { duration: 160 });
    },
    [x, y] as const,
  );
  await target.click();
}

/** What a picture changes of the one before, as a WebP. */
async function encode(page: Page, session: CDPSession, stills: readonly Still[], { cut, quality }: FilmShape): Promise<Buffer> {
  await session.detach();
  await page.goto('about:blank');
  const patches: Patch[] = [];
  for (const { image, ms } of stills) {
    const found = await page.evaluate(changed, { image: image.toString('base64'), cut, quality });
    const last = patches.at(-1);
    if (found) patches.push({ ...found, ms, webp: Buffer.from(found.webp, 'base64') });
    else if (last) patches[patches.length - 1] = { ...last, ms: last.ms + ms };
  }
  return animatedWebp(cut.width, cut.height, patches);
}

interface Asked {
  readonly image: string;
  readonly cut: Cut;
  readonly quality: number;
}

/** Runs in the page: the smallest part that differs from the picture before, which it remembers; null where nothing does. */
async function changed({ image, cut, quality }: Asked): Promise<(Cut & { readonly webp: string }) | null> {
  /** Less than this is the noise of the pictures, not a change. */
  const noise = 10;
  const memory = window as Window & { before?: Uint8ClampedArray };
  const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${image}`)).blob());
  const canvas = new OffscreenCanvas(cut.width, cut.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(bitmap, -cut.x, -cut.y);
  const { data } = context.getImageData(0, 0, cut.width, cut.height);
  const { before } = memory;
  memory.before = data;
  const differs = (at: number) => Math.abs((data[at] ?? 0) - (before?.[at] ?? 0)) >= noise;
  let [left, top, right, bottom] = before ? [cut.width, cut.height, -1, -1] : [0, 0, cut.width - 1, cut.height - 1];
  if (before) {
    const [now, then] = [new Uint32Array(data.buffer), new Uint32Array(before.buffer)];
    for (let pixel = 0; pixel < now.length; pixel += 1) {
      if (now[pixel] === then[pixel]) continue;
      const at = 4 * pixel;
      if (!differs(at) && !differs(at + 1) && !differs(at + 2)) continue;
      const x = pixel % cut.width;
      const y = (pixel - x) / cut.width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (right < 0) return null;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x + 1, bottom - y + 1);
  part.getContext('2d', { alpha: false })?.drawImage(canvas, -x, -y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x, y, width: part.width, height: part.height, webp: btoa(text) };
}
