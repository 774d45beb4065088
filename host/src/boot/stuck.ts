import { directionOf, type Locale } from '@billet/shared-i18n/locales';

/**
 * What the page says by itself while nothing that could say it has come. So the build
 * writes the words of all languages into the page: it is still on its way; it can't come any more without a reload; it broke; the button.
 */
export type StuckWords = readonly [slow: string, lost: string, broken: string, reload: string];

/** Calls back once: with the words of the person's language, or of the best that there is. */
export type AskWords = (say: (locale: Locale, words: StuckWords) => void) => void;

const ids = ['page-slow', 'page-lost', 'shell-crash-title', 'page-reload'] as const;

/** The page's own words as a catalogue has them; null where it lacks one. */
export function wordsIn(catalogue: string): StuckWords | null {
  const said = ids.map((id) => new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)?.[1] ?? '');
  return said.every(Boolean) ? (said as unknown as StuckWords) : null;
}

/** Milliseconds of a bare spinner. */
const PATIENCE = 8000;

type Own = HTMLScriptElement | HTMLLinkElement;

const addressOf = (file: Own): 'src' | 'href' => (file.tagName === 'SCRIPT' ? 'src' : 'href');

/** Whether it is one of the two files that the page itself names: what comes late has its own ways to fail. */
function isOwn(target: EventTarget | null): target is Own {
  const { tagName = '' } = target as Partial<Own>;
  const file = target as Own;
  return /^(SCRIPT|LINK)$/.test(tagName) && /\/host\/index\.[^/]+$/.test(file.getAttribute(addressOf(file)) ?? '');
}

/** Nothing of the app's is drawn: the splash still stands, or React took away all that it had drawn. */
const isBare = (document: Document) => document.querySelector('#root > :not(#splash)') === null;

/** Stylesheets of the page that haven't come. */
const hangingStyles = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => isOwn(link) && !link.sheet);

/** What is to be said of the words. */
const kinds = { slow: 0, lost: 1, broken: 2 } as const;

function sign(page: Window, locale: Locale, words: StuckWords, kind: keyof typeof kinds): HTMLElement {
  const { document } = page;
  const place = document.getElementById('stuck') ?? document.createElement('div');
  place.id = 'stuck';
  place.lang = locale;
  place.dir = directionOf(locale);
  place.setAttribute('role', 'alert');
  place.textContent = words[kinds[kind]];
  place.toggleAttribute('data-slow', kind === 'slow');
  const button = document.createElement('button');
  button.textContent = words[3];
  button.onclick = () => page.location.reload();
  place.append(button);
  return place;
}

/**
 * Watches the page's own files until the app is drawn: no bare spinner stands for ever, whatever of them doesn't come (MFE-06), and no
 * empty page where the shell breaks before or outside of all that could say so (NAV-09). `onBroken` hears of the latter.
 */
export function watchStart(page: Window, ask: AskWords, onBroken: () => void): void {
  const { document } = page;
  const say = (kind: 'lost' | 'broken') =>
    ask((locale, words) => {
      document.getElementById('frame')?.remove();
      document.body.append(sign(page, locale, words, kind));
      if (kind === 'broken') leaveDrawn(document);
    });
  const onError = ({ target, filename = '' }: Partial<ErrorEvent>) => {
    if (isOwn(target ?? null)) lose(target as Own);
    else if (/\/host\/[^/]+\.js/.test(filename) && isBare(document)) {
      say('broken');
      onBroken();
    }
  };
  const lose = (file: Own) => {
    if (file.dataset.again) say('lost');
    else askAgain(document, file);
  };
  page.addEventListener('error', onError as (event: Event) => void, true);
  page.setTimeout(() => {
    const hanging = hangingStyles(document);
    for (const link of hanging) letDraw(document, link);
    ask((locale, words) => {
      // over a first frame, which stands in the splash's stead
      const place = hanging.length > 0 || document.getElementById('frame') ? document.body : document.getElementById('splash');
      if (!document.getElementById('stuck')) place?.append(sign(page, locale, words, 'slow'));
    });
  }, PATIENCE);
}

/** An error may have been harmless: once the app is drawn nothing lies over it. */
function leaveDrawn(document: Document): void {
  const watch = new MutationObserver(() => {
    if (isBare(document)) return;
    document.getElementById('stuck')?.remove();
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** A page isn't drawn while a stylesheet of its own is on its way: asked for anew as one for print it holds nothing up. */
function letDraw(document: Document, link: HTMLLinkElement): void {
  const copy = askAgain(document, link) as HTMLLinkElement;
  copy.media = 'print';
  copy.onload = () => {
    copy.media = 'all';
    const place = document.getElementById('stuck');
    const splash = document.getElementById('splash');
    if (document.getElementById('frame')) return;
    if (place && splash) splash.append(place);
    else place?.remove();
  };
}

/** Once more, under an address that nobody has asked for: the browser may keep what came wrong, beyond a reload too. */
function askAgain(document: Document, file: Own): Own {
  const copy = document.createElement(file.tagName) as Own;
  for (const { name, value } of file.attributes) copy.setAttribute(name, value);
  copy.dataset.again = 'yes';
  copy.setAttribute(addressOf(file), `${file.getAttribute(addressOf(file))}?attempt=${Date.now()}`);
  file.replaceWith(copy);
  return copy;
}
