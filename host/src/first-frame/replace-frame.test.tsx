import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { holdTaps } from './hold-taps.ts';
import { replaceFrame } from './replace-frame.ts';

const shareFrame = `<div class="app" data-vaul-drawer-wrapper=""><main>
  <label><input type="radio" name="m" checked>Anonymous</label><label><input type="radio" name="m">Valentine</label>
  <button aria-label="Settings"></button><button>Share</button><button>Share</button></main>
  <div><nav><a href="#/share" aria-current="page">Share</a><a href="#/inbox">Inbox</a></nav></div></div>`;
const loadingPage = '<main><div data-awaited="true"><span role="status" aria-label="Loading profile..."></span></div></main>';
const renderedPage = shareFrame.replaceAll('name="m"', 'name="n"').replace(/<\/main>/, '<p data-waiting>12 of 5 done</p></main>');

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dataset.mode = 'anonymous';
  document.body.innerHTML = `<div id="frame" data-route="/share" data-mode="anonymous" lang="en">${shareFrame}</div><template class="frame"></template><div id="root"></div>`;
  window.history.replaceState(null, '', '#/share');
  holdTaps(frame());
});
afterEach(() => {
  document.body.replaceChildren();
});

const frame = () => document.getElementById('frame') as HTMLElement;
const root = () => document.getElementById('root') as HTMLElement;
const inFrame = (selector: string, place = 0) => frame().querySelectorAll<HTMLElement>(selector)[place] as HTMLElement;
const inApp = (selector: string, place = 0) => root().querySelectorAll<HTMLElement>(selector)[place] as HTMLElement;
const stage = () => document.querySelector('body > [role="status"]')?.textContent;
/** Lets observers and deferred tasks run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const onReplaced = rstest.fn();
  replaceFrame(window, root(), onReplaced);
  return { isReplaced: () => onReplaced.mock.calls.length === 1 && document.getElementById('frame') === null };
}

async function renderApp(html: string) {
  root().innerHTML = html;
  const clicked: string[] = [];
  root().addEventListener('click', ({ target }) => clicked.push(target instanceof HTMLElement ? target.outerHTML : ''));
  await settle();
  return clicked;
}

test('[FST-01] the frame stays during the start and the loading of the page, and the first render of the page replaces it', async () => {
  const { isReplaced } = start();
  await renderApp(loadingPage);
  expect(isReplaced()).toBe(false);
  await renderApp(shareFrame.replace(/<main>.*<\/main>/s, loadingPage));
  expect(isReplaced()).toBe(false);
  await renderApp(renderedPage);
  expect(isReplaced()).toBe(true);
  expect(document.querySelector('template')).toBe(null);
});

test('[ENV-05] the status of the app is shown beside the frame until the app replaces it', async () => {
  start();
  expect(stage()).toBe('');
  await renderApp(loadingPage);
  expect(stage()).toBe('Loading profile...');
  await renderApp(renderedPage);
  expect(document.querySelector('body > [role="status"]')).toBe(null);
});

test.each([
  ['a failure at the start', '<main><section><h1>Something went wrong</h1></section></main>', '#/share'],
  ['another page that is still loading', shareFrame.replace(/<main>.*<\/main>/s, loadingPage), '#/inbox'],
])('[FST-01] %s replaces the frame at once and discards its taps', async (_, html, hash) => {
  inFrame('button', 1).click();
  const { isReplaced } = start();
  window.history.replaceState(null, '', hash);
  const clicked = await renderApp(html);
  expect([isReplaced(), clicked]).toEqual([true, []]);
});

test('[MFE-06] a failure of the whole page replaces the frame at once', async () => {
  const { isReplaced } = start();
  await renderApp(shareFrame.replace(/<main>.*<\/main>/s, '<div role="alert">It broke</div>'));
  expect(isReplaced()).toBe(true);
});

test('[ENV-12] a full-screen overlay replaces the frame at once', async () => {
  const { isReplaced } = start();
  await renderApp(loadingPage);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  await settle();
  expect(isReplaced()).toBe(true);
});

test('without a frame the app is shown from the start', () => {
  frame().remove();
  expect(start().isReplaced()).toBe(true);
});

test('[FST-02] a held control looks pressed at once and is marked as busy a moment later', async () => {
  rstest.useFakeTimers();
  try {
    inFrame('button').click();
    expect(inFrame('button').dataset.held).toBe('');
    expect(inFrame('button').getAttribute('aria-busy')).toBe(null);
    rstest.advanceTimersByTime(150);
    expect(inFrame('button').getAttribute('aria-busy')).toBe('true');
    inFrame('button', 1).click();
    expect(inFrame('button').hasAttribute('data-held') || inFrame('button').hasAttribute('aria-busy')).toBe(false);
  } finally {
    rstest.useRealTimers();
  }
});

test.each<[string, () => HTMLElement, () => HTMLElement]>([
  ['a control by its name', () => inFrame('button'), () => inApp('button')],
  ['the corresponding one of two controls with the same name', () => inFrame('button', 2), () => inApp('button', 2)],
  ['a choice', () => inFrame('input', 1), () => inApp('input', 1)],
])('[FST-02] %s is pressed once when the page is rendered, and only the last tap counts', async (_, tapped, pressed) => {
  start();
  inFrame('button', 1).click();
  tapped().click();
  const clicked = await renderApp(renderedPage);
  await settle();
  expect(clicked).toEqual([pressed().outerHTML]);
});

test.each(['en', 'de'])(
  '[FST-02] a control with the same action but another label, such as for a draft, is pressed in a frame in %s',
  async (lang) => {
    frame().lang = lang;
    inFrame('button', 1).dataset.does = 'write';
    start();
    inFrame('button', 1).click();
    const clicked = await renderApp(
      renderedPage.replace('<button>Share</button>', '<button data-does="write">Continue</button><button>Start over</button>'),
    );
    await settle();
    expect(clicked).toEqual(['<button data-does="write">Continue</button>']);
  },
);

test.each([
  ['20 s', false, 20_000],
  ['4.5 s where only a fresh tap can do it', true, 4500],
])('[FST-02] a tap is released after %s, and the control can be pressed again', (_, isFresh, life) => {
  rstest.useFakeTimers();
  try {
    const button = inFrame('button');
    if (isFresh) button.dataset.fresh = '';
    button.click();
    rstest.advanceTimersByTime(life - 1000);
    button.click();
    rstest.advanceTimersByTime(life - 1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    rstest.advanceTimersByTime(1);
    expect([button.dataset.held, button.getAttribute('aria-busy')]).toEqual([undefined, null]);
  } finally {
    rstest.useRealTimers();
  }
});

test('[FST-02] if the languages of frame and page differ, a control is found by its position', async () => {
  frame().lang = 'de';
  start();
  inFrame('button', 1).click();
  const clicked = await renderApp(renderedPage.replaceAll('>Share</button>', '>Teilen</button>'));
  await settle();
  expect(clicked).toEqual(['<button>Teilen</button>']);
});

test('[FST-02] in the same language a control with another name at the same position is not pressed', async () => {
  start();
  inFrame('button', 1).click();
  const clicked = await renderApp(renderedPage.replaceAll('>Share</button>', '>Start over</button>'));
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] a tab is found by its address, regardless of its label', async () => {
  start();
  inFrame('a', 1).click();
  const clicked = await renderApp(renderedPage.replace('>Inbox</a>', '><i>3</i>Inbox</a><a href="#/sent">Inbox</a>'));
  await settle();
  expect(clicked).toEqual(['<a href="#/inbox"><i>3</i>Inbox</a>']);
});

test('[FST-02] a choice made before a press is replayed before it', async () => {
  start();
  inFrame('input', 1).click();
  inFrame('button', 1).click();
  const clicked = await renderApp(renderedPage);
  await settle();
  await settle();
  expect(clicked).toEqual([inApp('input', 1).outerHTML, inApp('button', 1).outerHTML]);
});

test('[FST-02] a tapped tab is left only after a choice on the page was replayed', async () => {
  start();
  inFrame('input', 1).click();
  inFrame('a', 1).click();
  expect(await renderApp(shareFrame.replace(/<main>.*<\/main>/s, loadingPage))).toEqual([]);
  const clicked = await renderApp(renderedPage);
  await settle();
  await settle();
  expect(clicked).toEqual([inApp('input', 1).outerHTML, inApp('a', 1).outerHTML]);
});

test('[FST-02] a button pressed in one mode is not pressed in the other, where it would share something else', async () => {
  start();
  inFrame('button', 1).click();
  document.documentElement.dataset.mode = 'valentine';
  const clicked = await renderApp(renderedPage);
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] a control at the same position among other elements is not pressed', async () => {
  start();
  inFrame('button', 1).click();
  const clicked = await renderApp(
    renderedPage.replace(/<main>.*<\/main>/s, '<main><section></section><i></i><i></i><div><button>Try again</button></div></main>'),
  );
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] a tap on a tab navigates as soon as the tabs are rendered, while the frame’s page is still loading', async () => {
  const { isReplaced } = start();
  inFrame('a', 1).click();
  expect(window.location.hash).toBe('#/share');
  const clicked = await renderApp(shareFrame.replace(/<main>.*<\/main>/s, loadingPage));
  expect(clicked).toEqual(['<a href="#/inbox">Inbox</a>']);
  expect(isReplaced()).toBe(false);
});

test('[FST-01] the focus moves to the corresponding control of the page', async () => {
  start();
  inFrame('button').focus();
  await renderApp(renderedPage);
  expect(document.activeElement).toBe(inApp('button'));
});

test('[FST-01] the scroll position is kept', async () => {
  start();
  window.scrollTo(0, 120);
  await renderApp(renderedPage);
  expect(window.scrollY).toBe(120);
});
