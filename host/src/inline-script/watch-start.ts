import { directionOf, type Locale } from '@billet/shared-i18n/locales';

/**
 * Texts that the page shows on its own when nothing else has loaded. The build writes them into the page: still loading; failed to
 * load; broke; label of the reload button.
 */
export type FallbackTexts = readonly [slow: string, lost: string, broken: string, reload: string];

/** Calls back once with the texts in the user's language, or in the best available one. */
export type LoadFallbackTexts = (show: (locale: Locale, words: FallbackTexts) => void) => void;

const ids = ['page-slow', 'page-lost', 'shell-crash-title', 'page-reload'] as const;

/** The page's texts in a catalogue; null if one is missing. */
export function wordsIn(catalogue: string): FallbackTexts | null {
  const texts = ids.map((id) => new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)?.[1] ?? '');
  return texts.every(Boolean) ? (texts as unknown as FallbackTexts) : null;
}

/** Milliseconds of a spinner without a text. */
const SLOW_AFTER_MS = 8000;

type Own = HTMLScriptElement | HTMLLinkElement;

const addressOf = (file: Own): 'src' | 'href' => (file.tagName === 'SCRIPT' ? 'src' : 'href');

/** Whether the target is one of the two files that the page itself references; files loaded later have their own error handling. */
function isOwn(target: EventTarget | null): target is Own {
  const { tagName = '' } = target as Partial<Own>;
  const file = target as Own;
  return /^(SCRIPT|LINK)$/.test(tagName) && /\/host\/index\.[^/]+$/.test(file.getAttribute(addressOf(file)) ?? '');
}

/** True if the app has rendered nothing: the splash screen is still there, or React has unmounted everything. */
const isEmpty = (document: Document) => document.querySelector('#root > :not(#splash)') === null;

/** Pending stylesheets of the page. */
const hangingStyles = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => isOwn(link) && !link.sheet);

/** Index of the text for each kind. */
const kinds = { slow: 0, lost: 1, broken: 2 } as const;

function createMessage(page: Window, locale: Locale, words: FallbackTexts, kind: keyof typeof kinds): HTMLElement {
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
 * Watches the page's own files until the app has rendered: shows a text instead of an endless spinner when a file does not load
 * (MFE-06), and instead of an empty page when the shell throws outside of its error boundaries (NAV-09). `onBroken` is called in
 * the second case.
 */
export function watchStart(page: Window, loadTexts: LoadFallbackTexts, onBroken: () => void): void {
  const { document } = page;
  const show = (kind: 'lost' | 'broken') =>
    loadTexts((locale, words) => {
      document.getElementById('frame')?.remove();
      document.body.append(createMessage(page, locale, words, kind));
      if (kind === 'broken') removeOnceRendered(document);
    });
  const onError = ({ target, filename = '' }: Partial<ErrorEvent>) => {
    if (isOwn(target ?? null)) handleLostFile(target as Own);
    else if (/\/host\/[^/]+\.js/.test(filename) && isEmpty(document)) {
      show('broken');
      onBroken();
    }
  };
  const handleLostFile = (file: Own) => {
    if (file.dataset.again) show('lost');
    else requestAgain(document, file);
  };
  page.addEventListener('error', onError as (event: Event) => void, true);
  page.setTimeout(() => {
    const hanging = hangingStyles(document);
    for (const link of hanging) unblockRendering(document, link);
    loadTexts((locale, words) => {
      // above a first frame, which replaces the splash screen
      const place = hanging.length > 0 || document.getElementById('frame') ? document.body : document.getElementById('splash');
      if (!document.getElementById('stuck')) place?.append(createMessage(page, locale, words, 'slow'));
    });
  }, SLOW_AFTER_MS);
}

/** Removes the text once the app has rendered, because the error may have been harmless. */
function removeOnceRendered(document: Document): void {
  const watch = new MutationObserver(() => {
    if (isEmpty(document)) return;
    document.getElementById('stuck')?.remove();
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** A pending stylesheet blocks rendering. Requested again with media print, it does not. */
function unblockRendering(document: Document, link: HTMLLinkElement): void {
  const copy = requestAgain(document, link) as HTMLLinkElement;
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

/** Requests a file under a new address, because the browser may cache a wrong response even across a reload. */
function requestAgain(document: Document, file: Own): Own {
  const copy = document.createElement(file.tagName) as Own;
  for (const { name, value } of file.attributes) copy.setAttribute(name, value);
  copy.dataset.again = 'yes';
  copy.setAttribute(addressOf(file), `${file.getAttribute(addressOf(file))}?attempt=${Date.now()}`);
  file.replaceWith(copy);
  return copy;
}
