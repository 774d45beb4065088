import { isOpening, partsOf } from './markup.ts';

/** Elements that act without the app's code, or that affect the whole page. */
const FORBIDDEN = /^<(script|style|link|meta|base|iframe|object|embed|form|template|audio|video|portal)\b/i;
const ADDRESS = /\s(?:src|srcset|href|action|formaction|poster|xlink:href|data)="([^"]*)"/gi;

/** Markup that is unsafe in a page before the app's code has run, one sentence each. `own`: address prefix of its files. */
export function faultsOf(html: string, own: string): string[] {
  return partsOf(html)
    .filter(isOpening)
    .flatMap((tag) => {
      const excerpt = tag.slice(0, 160);
      if (FORBIDDEN.test(tag)) return [`${excerpt} is not allowed in a frame`];
      if (/\son\w+=/i.test(tag)) return [`${excerpt} has a handler`];
      if (/\sid="/i.test(tag)) return [`${excerpt} has an id, which would exist twice after the app renders`];
      if (/\sstyle="/i.test(tag)) return [`${excerpt} has an inline style, which the page's policy forbids`];
      const addresses = [...tag.matchAll(ADDRESS)].flatMap(([, written = '']) => written.split(/,\s+/));
      return addresses
        .filter((address) => !isAllowed(address, own))
        .map((address) => `${excerpt} has the address ${address}, which isn't its own`);
    });
}

const isAllowed = (address: string, own: string) =>
  [own, '/art/', '#', 'data:image/'].some((start) => address.startsWith(start)) && !/[\s"'](?!\d+(\.\d+)?x$)/.test(address);
