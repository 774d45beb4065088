import { attributeOf, partsOf, withAttribute } from './markup.ts';

/** The device pixel ratios that frames are rendered for. */
export const densities = [1, 2, 3, 4] as const;

/**
 * Merges the HTML of a frame, rendered once per density, into HTML for every screen. An image whose address depends on the density gets a
 * `srcset` of all addresses, so that the browser loads the same file that the app requests later. Throws if anything else differs.
 */
export function forAllScreens(htmls: readonly string[]): string {
  const [first = [], ...others] = htmls.map(partsOf);
  return first
    .map((part, place) => {
      const variants = [part, ...others.map((parts) => parts[place] ?? '')];
      if (variants.every((each) => each === part)) return part;
      const addresses = variants.map((each) => attributeOf(each, 'src') ?? '');
      const isOnlyThat = variants.every((each, at) => each.replace(addresses[at] ?? '', '') === part.replace(addresses[0] ?? '', ''));
      if (!isOnlyThat) throw new Error(`depends on the screen density in more than an image address: ${part.slice(0, 200)}`);
      return withAttribute(part, 'srcset', sources(addresses));
    })
    .join('');
}

/** Only the addresses on both sides of a change are needed. */
function sources(addresses: readonly string[]): string {
  const isNeeded = (at: number) =>
    (at > 0 && addresses[at - 1] !== addresses[at]) || (at + 1 < addresses.length && addresses[at + 1] !== addresses[at]);
  return addresses.flatMap((address, at) => (isNeeded(at) ? [`${address} ${densities[at]}x`] : [])).join(', ');
}
