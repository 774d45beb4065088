import { beforeEach, expect, rstest, test } from '@rstest/core';
import { failHangingFiles, hangingFile, watchLazyFiles } from './hanging-files.ts';

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  rstest.useFakeTimers();
  document.head.replaceChildren();
  watchLazyFiles(document);
});

/** Adds a file as a bundler does, and counts its error events. */
async function add(file: HTMLScriptElement | HTMLLinkElement, isLoaded = false) {
  if (file instanceof HTMLLinkElement) Object.defineProperty(file, 'sheet', { value: isLoaded ? new CSSStyleSheet() : null });
  const failed = rstest.fn();
  file.addEventListener('error', failed);
  document.head.append(file);
  await Promise.resolve();
  return { file, failed };
}
const script = (name: string) =>
  Object.assign(document.createElement('script'), { type: 'text/plain', src: `https://app.example/r/inbox/${name}.js` });
const style = (name: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `https://app.example/r/inbox/${name}.css` });

test('[MFE-06] hanging scripts and stylesheets fail; loaded, removed and new ones do not', async () => {
  const hanging = [await add(script('hanging')), await add(style('hanging'))];
  const others = [await add(style('loaded'), true), await add(script('removed'))];
  others[1]?.file.remove();
  const ofThePage = style('index');
  ofThePage.dataset.again = 'yes';
  others.push(await add(ofThePage));
  await rstest.advanceTimersByTimeAsync(1000);
  others.push(await add(script('new')));
  expect(hangingFile()).toBe('https://app.example/r/inbox/hanging.js');
  failHangingFiles();
  await rstest.advanceTimersByTimeAsync(0);
  for (const { failed } of hanging) expect(failed).toHaveBeenCalledTimes(1);
  for (const { failed } of others) expect(failed).not.toHaveBeenCalled();
});
