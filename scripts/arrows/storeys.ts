import { type Arrow, resolveFile } from './imports.ts';

const SERVER = 'server/src/';
/** The server's layers, the lowest first. A layer may import itself and the lower ones. */
const storeys = ['kit', 'features', 'app'];
export const ORDER = 'server/src/features/order.json';

interface Place {
  readonly height: number;
  readonly storey: string;
  /** The feature's folder; undefined outside of features. */
  readonly feature: string | undefined;
  /** The path within the feature. */
  readonly file: string;
}

function placeOf(file: string): Place | null {
  const [storey = '', second = '', ...rest] = file.slice(SERVER.length).split('/');
  const height = file.startsWith(SERVER) ? storeys.indexOf(storey) : -1;
  if (height === -1) return null;
  return { height, storey, feature: storey === 'features' && rest.length > 0 ? second : undefined, file: rest.join('/') };
}

/** The fault of an import on the server as a sentence, or null if it is allowed. `order` names the features, the lowest first. */
export function storeyFault(arrow: Arrow, order: readonly string[]): string | null {
  const target = resolveFile(arrow);
  const from = placeOf(arrow.file);
  const to = target === null ? null : placeOf(target);
  if (from && !to && target?.startsWith('server/') && !arrow.file.endsWith('.test.ts'))
    return `reaches out of the server's storeys (${arrow.target}); only tests may`;
  if (!from || !to) return null;
  if (to.height > from.height)
    return `${from.storey} may not import ${to.storey} (${arrow.target}): the server's storeys are app on features on kit, and imports only go down`;
  // a test may import any feature
  if (to.feature === undefined || to.feature === from.feature || arrow.file.endsWith('.test.ts')) return null;
  if (to.file !== 'index.ts')
    return `${from.feature ?? from.storey} reaches into ${to.feature} (${to.file}); a feature shows others only its index.ts`;
  if (from.feature === undefined || order.indexOf(to.feature) < order.indexOf(from.feature)) return null;
  return `${from.feature} may not import ${to.feature}, which follows it in ${ORDER}`;
}

/** Server files outside of the layers, features that the order lacks, and names in the order without a feature. */
export function placeFaults(files: readonly string[], order: readonly string[]): string[] {
  const server = files.filter((file) => file.startsWith(SERVER));
  const features = new Set(server.flatMap((file) => placeOf(file)?.feature ?? []));
  return [
    ...server.filter((file) => !placeOf(file)).map((file) => `${file}: is outside the server's layers; move it to ${storeys.join(', ')}`),
    ...server
      .filter((file) => placeOf(file)?.storey === 'features' && !placeOf(file)?.feature)
      .map((file) => `${file}: belongs to no feature; move it to a feature's folder or to kit`),
    ...[...features].filter((name) => !order.includes(name)).map((name) => `${ORDER}: lacks ${name}; give it its place among the features`),
    ...order.filter((name) => !features.has(name)).map((name) => `${ORDER}: names ${name}, which isn't there`),
  ];
}
