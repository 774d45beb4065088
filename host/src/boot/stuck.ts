import { directionOf, type Locale } from '@billet/shared-i18n/locales';

/**
 * What the page says by itself while nothing that could say it has come: neither the app's script nor its catalogues. So the
 * build writes the words of all languages into the page: it is still on its way; it can't come any more without a reload; the button.
 */
export type StuckWords = readonly [slow: string, lost: string, reload: string];

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

/** Stylesheets of the page that haven't come. */
const hangingStyles = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => isOwn(link) && !link.sheet);

function sign(page: Window, locale: Locale, text: string, reload: string): HTMLElement {
  const { document } = page;
  const place = document.getElementById('stuck') ?? document.createElement('div');
  place.id = 'stuck';
  place.lang = locale;
  place.dir = directionOf(locale);
  place.setAttribute('role', 'alert');
  place.textContent = text;
  const button = document.createElement('button');
  button.textContent = reload;
  button.onclick = () => page.location.reload();
  place.append(button);
  return place;
}

/** Watches the page's own files until the app is drawn: no bare spinner stands for ever, whatever of them doesn't come (MFE-06). */
export function watchStart(page: Window, locale: Locale, [slow, lost, reload]: StuckWords): void {
  const { document } = page;
  const lose = () => document.body.append(sign(page, locale, lost, reload));
  const onError = ({ target }: Event) => {
    if (!isOwn(target)) return;
    if (target.dataset.again) lose();
    else askAgain(document, target);
  };
  page.addEventListener('error', onError, true);
  page.setTimeout(() => {
    const hanging = hangingStyles(document);
    for (const link of hanging) letDraw(document, link);
    const place = hanging.length > 0 ? document.body : document.getElementById('splash');
    if (!document.getElementById('stuck')) place?.append(sign(page, locale, slow, reload));
  }, PATIENCE);
}

/** A page isn't drawn while a stylesheet of its own is on its way: asked for anew as one for print it holds nothing up. */
function letDraw(document: Document, link: HTMLLinkElement): void {
  const copy = askAgain(document, link) as HTMLLinkElement;
  copy.media = 'print';
  copy.onload = () => {
    copy.media = 'all';
    const place = document.getElementById('stuck');
    const splash = document.getElementById('splash');
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
