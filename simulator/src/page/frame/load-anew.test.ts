import { expect, test } from '@rstest/core';
import { loadAnew } from './load-anew.ts';

const app = 'https://app.example/#tgWebAppData=1';

/** A frame as a browser has it: what it shows of another origin cannot be seen. */
class FrameElement extends EventTarget {
  src = app;
  contentDocument: object | null = null;

  loaded(document: object | null): void {
    this.contentDocument = document;
    this.dispatchEvent(new Event('load'));
  }
}

test('[ENV-10] a reload waits for the empty page, also where the page before tells only now that it is loaded', () => {
  const frame = new FrameElement();
  loadAnew(frame as unknown as HTMLIFrameElement, app);
  expect(frame.src).toBe('about:blank');
  frame.loaded(null);
  expect(frame.src).toBe('about:blank');
  frame.loaded({});
  expect(frame.src).toBe(app);
  frame.src = 'elsewhere';
  frame.loaded({});
  expect(frame.src).toBe('elsewhere');
});
