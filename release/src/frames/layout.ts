import type { HostFrames } from './file.ts';

/** Letters of a script that is not in use, as placeholders for a page, and for a tab's label and path. */
export const PLACEHOLDER = '\u{10700}';
export const TAB = '\u{10701}';

export interface Tab {
  readonly icon: string;
  readonly label: string;
  readonly path: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The layout around a page, with tabs if the page is one. Null if the host lacks the language. */
export function addLayout(host: HostFrames, locale: string, page: string, route: string, tabs: readonly Tab[]): string | null {
  const isTab = tabs.some(({ path }) => path === route);
  const html = (isTab ? host.tab : host.full).html[locale];
  if (html === undefined) return null;
  return withTabs(html, host, route, tabs).replace(PLACEHOLDER, () => page);
}

/** The host rendered every icon twice: as the current tab and as another. */
function withTabs(html: string, { icons }: HostFrames, route: string, tabs: readonly Tab[]): string {
  const items = html.match(/<li\b.*?<\/li>/gs) ?? [];
  if (items.length === 0) return html;
  const shown = tabs.map(({ icon, label, path }) => {
    const item = items[icons.indexOf(icon) * 2 + (path === route ? 0 : 1)] ?? '';
    return item.replace(`#${TAB}`, () => `#${escaped(path)}`).replaceAll(TAB, () => escaped(label));
  });
  return html.replace(items.join(''), () => shown.join(''));
}
