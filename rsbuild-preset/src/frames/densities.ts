import { attributeOf, partsOf, withAttribute } from './markup.ts';

/** Device pixels of one CSS pixel, of the screens that frames are drawn for. */
export const densities = [1, 2, 3, 4] as const;

/**
 * One HTML for every screen, of a frame as it was drawn for each of the densities: an image whose address depends on it names all of them, so
 * that the file which the browser takes is the one that the app will ask for. Throws where anything else differs.
 */
export function forAllScreens(htmls: readonly string[]): string {
  const [first = [], ...others] = htmls.map(partsOf);
  return first
    .map((part, place) => {
      const variants = [part, ...others.map((parts) => parts[place] ?? '')];
      if (variants.every((each) => each === part)) return part;
      const addresses = variants.map((each) => attributeOf(each, 'src') ?? '');
      const isOnlyThat = variants.every((each, at) => each.replace(addresses[at] ?? '', '') === part.replace(addresses[0] ?? '', ''));
      if (!isOnlyThat) throw new Error(`is another on screens of other density: ${part.slice(0, 200)}`);
      return withAttribute(part, 'srcset', sources(addresses));
    })
    .join('');
}

/** Those next to a change suffice. */
function sources(addresses: readonly string[]): string {
  const isNeeded = (at: number) =>
    (at > 0 && addresses[at - 1] !== addresses[at]) || (at + 1 < addresses.length && addresses[at + 1] !== addresses[at]);
  return addresses.flatMap((address, at) => (isNeeded(at) ? [`${address} ${densities[at]}x`] : [])).join(', ');
}
