import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { holdTaps } from './hold-taps.ts';
import { takeOver } from './take-over.ts';

const shareFrame = `<div class="app" data-vaul-drawer-wrapper=""><main>
  <label><input type="radio" name="m" checked>Anonymous</label><label><input type="radio" name="m">Valentine</label>
  <button aria-label="Settings"></button><button>Share</button><button>Share</button></main>
  <div><nav><a href="#/share" aria-current="page">Share</a><a href="#/inbox">Inbox</a></nav></div></div>`;
const waiting = '<main><div data-awaited="true"><span role="status" aria-label="Loading profile..."></span></div></main>';
const drawn = shareFrame.replaceAll('name="m"', 'name="n"').replace(/<\/main>/, '<p data-waiting>12 of 5 done</p></main>');

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
/** Observers and what was put off have had their turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function begin() {
  const onTaken = rstest.fn();
  takeOver(window, root(), onTaken);
  return { isTaken: () => onTaken.mock.calls.length === 1 && document.getElementById('frame') === null };
}

async function draw(html: string) {
  root().innerHTML = html;
  const clicked: string[] = [];
  root().addEventListener('click', ({ target }) => clicked.push(target instanceof HTMLElement ? target.outerHTML : ''));
  await settle();
  return clicked;
}

test('[FST-01] the frame stands while the start, and then the page, is on its way; the page’s first drawing takes its place', async () => {
  const { isTaken } = begin();
  await draw(waiting);
  expect(isTaken()).toBe(false);
  await draw(shareFrame.replace(/<main>.*<\/main>/s, waiting));
  expect(isTaken()).toBe(false);
  await draw(drawn);
  expect(isTaken()).toBe(true);
  expect(document.querySelector('template')).toBe(null);
});

test('[ENV-05] what the app is doing behind the frame is said beside it, until it stands', async () => {
  begin();
  expect(stage()).toBe('');
  await draw(waiting);
  expect(stage()).toBe('Loading profile...');
  await draw(drawn);
  expect(document.querySelector('body > [role="status"]')).toBe(null);
});

test.each([
  ['a failure at the start', '<main><section><h1>Something went wrong</h1></section></main>', '#/share'],
  ['another page, though it is on its way', shareFrame.replace(/<main>.*<\/main>/s, waiting), '#/inbox'],
])('[FST-01] %s takes the frame away at once, and nothing that was tapped is done', async (_, html, hash) => {
  inFrame('button', 1).click();
  const { isTaken } = begin();
  window.history.replaceState(null, '', hash);
  const clicked = await draw(html);
  expect([isTaken(), clicked]).toEqual([true, []]);
});

test('[MFE-06] so does a failure that stands in the place of the whole page', async () => {
  const { isTaken } = begin();
  await draw(shareFrame.replace(/<main>.*<\/main>/s, '<div role="alert">It broke</div>'));
  expect(isTaken()).toBe(true);
});

test('[ENV-12] so does what lies over everything', async () => {
  const { isTaken } = begin();
  await draw(waiting);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  await settle();
  expect(isTaken()).toBe(true);
});

test('without a frame the app stands from the beginning', () => {
  frame().remove();
  expect(begin().isTaken()).toBe(true);
});

test('[FST-02] a tap is held: the control looks pressed at once, and says that it is busy a moment later', async () => {
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
  ['of two with one name, the one in its turn', () => inFrame('button', 2), () => inApp('button', 2)],
  ['a choice', () => inFrame('input', 1), () => inApp('input', 1)],
])('[FST-02] %s is pressed once when the page is there, the last of them alone', async (_, held, pressed) => {
  begin();
  inFrame('button', 1).click();
  held().click();
  const clicked = await draw(drawn);
  await settle();
  expect(clicked).toEqual([pressed().outerHTML]);
});

test.each(['en', 'de'])(
  '[FST-02] what does the same under other words is it, in a frame in %s: somebody who pressed "Write" has a draft',
  async (lang) => {
    frame().lang = lang;
    inFrame('button', 1).dataset.does = 'write';
    begin();
    inFrame('button', 1).click();
    const clicked = await draw(
      drawn.replace('<button>Share</button>', '<button data-does="write">Continue</button><button>Start over</button>'),
    );
    await settle();
    expect(clicked).toEqual(['<button data-does="write">Continue</button>']);
  },
);

test.each([
  ['20 s', false, 20_000],
  ['4.5 s where only a fresh tap can do it', true, 4500],
])('[FST-02] a tap is let go after %s, and the control can be pressed again', (_, isFresh, life) => {
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

test('[FST-02] in another language than the frame’s a control is pressed by its place', async () => {
  frame().lang = 'de';
  begin();
  inFrame('button', 1).click();
  const clicked = await draw(drawn.replaceAll('>Share</button>', '>Teilen</button>'));
  await settle();
  expect(clicked).toEqual(['<button>Teilen</button>']);
});

test('[FST-02] in the same language what stands in its place under another name isn’t it', async () => {
  begin();
  inFrame('button', 1).click();
  const clicked = await draw(drawn.replaceAll('>Share</button>', '>Start over</button>'));
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] a tab is known by its address, whatever it says beside its name', async () => {
  begin();
  inFrame('a', 1).click();
  const clicked = await draw(drawn.replace('>Inbox</a>', '><i>3</i>Inbox</a><a href="#/sent">Inbox</a>'));
  await settle();
  expect(clicked).toEqual(['<a href="#/inbox"><i>3</i>Inbox</a>']);
});

test('[FST-02] what was chosen before something was pressed is chosen first: it shows itself', async () => {
  begin();
  inFrame('input', 1).click();
  inFrame('button', 1).click();
  const clicked = await draw(drawn);
  await settle();
  await settle();
  expect(clicked).toEqual([inApp('input', 1).outerHTML, inApp('button', 1).outerHTML]);
});

test('[FST-02] nor is a tab left with a choice undone', async () => {
  begin();
  inFrame('input', 1).click();
  inFrame('a', 1).click();
  expect(await draw(shareFrame.replace(/<main>.*<\/main>/s, waiting))).toEqual([]);
  const clicked = await draw(drawn);
  await settle();
  await settle();
  expect(clicked).toEqual([inApp('input', 1).outerHTML, inApp('a', 1).outerHTML]);
});

test('[FST-02] a button that was pressed in one mode isn’t pressed in the other: it would share what nobody saw', async () => {
  begin();
  inFrame('button', 1).click();
  document.documentElement.dataset.mode = 'valentine';
  const clicked = await draw(drawn);
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] what stands among others in its place isn’t it', async () => {
  begin();
  inFrame('button', 1).click();
  const clicked = await draw(
    drawn.replace(/<main>.*<\/main>/s, '<main><section></section><i></i><i></i><div><button>Try again</button></div></main>'),
  );
  await settle();
  expect(clicked).toEqual([]);
});

test('[FST-02] a tap on a tab leads there as soon as there are tabs, while the frame’s page is still on its way', async () => {
  const { isTaken } = begin();
  inFrame('a', 1).click();
  expect(window.location.hash).toBe('#/share');
  const clicked = await draw(shareFrame.replace(/<main>.*<\/main>/s, waiting));
  expect(clicked).toEqual(['<a href="#/inbox">Inbox</a>']);
  expect(isTaken()).toBe(false);
});

test('[FST-01] the focus stays on the control that had it', async () => {
  begin();
  inFrame('button').focus();
  await draw(drawn);
  expect(document.activeElement).toBe(inApp('button'));
});

test('[FST-01] the page stays where it was scrolled to', async () => {
  begin();
  window.scrollTo(0, 120);
  await draw(drawn);
  expect(window.scrollY).toBe(120);
});
