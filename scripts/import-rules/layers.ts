import { type Import, resolveFile } from './imports.ts';

const SERVER = 'server/src/';
/** The server's layers, the lowest first. A layer may import itself and the lower ones. */
const layers = ['kit', 'features', 'app'];
export const KIT = 'server/src/kit/';
export const ORDER = 'server/src/features/order.json';

interface Place {
  readonly height: number;
  readonly layer: string;
  /** The feature's folder; undefined outside of features. */
  readonly feature: string | undefined;
  /** The path within the feature. */
  readonly file: string;
}

function placeOf(file: string): Place | null {
  const [layer = '', second = '', ...rest] = file.slice(SERVER.length).split('/');
  const height = file.startsWith(SERVER) ? layers.indexOf(layer) : -1;
  if (height === -1) return null;
  return { height, layer, feature: layer === 'features' && rest.length > 0 ? second : undefined, file: rest.join('/') };
}

/** The fault of an import on the server as a sentence, or null if it is allowed. `order` names the features, the lowest first. */
export function layerFault(imported: Import, order: readonly string[]): string | null {
  const target = resolveFile(imported);
  const from = placeOf(imported.file);
  const to = target === null ? null : placeOf(target);
  if (from && !to && target?.startsWith('server/') && !imported.file.endsWith('.test.ts'))
    return `imports a file outside of the server's layers (${imported.target}); only tests may`;
  if (!from || !to) return null;
  if (to.height > from.height)
    return `${from.layer} may not import ${to.layer} (${imported.target}): app imports features and kit, and features import kit`;
  // a test may import any feature
  if (to.feature === undefined || to.feature === from.feature || imported.file.endsWith('.test.ts')) return null;
  if (to.file !== 'index.ts')
    return `${from.feature ?? from.layer} reaches into ${to.feature} (${to.file}); a feature shows others only its index.ts`;
  if (from.feature === undefined || order.indexOf(to.feature) < order.indexOf(from.feature)) return null;
  return `${from.feature} may not import ${to.feature}, which follows it in ${ORDER}`;
}

/** Server files outside of the layers, features that the order lacks, and names in the order without a feature. */
export function placeFaults(files: readonly string[], order: readonly string[]): string[] {
  const server = files.filter((file) => file.startsWith(SERVER));
  const features = new Set(server.flatMap((file) => placeOf(file)?.feature ?? []));
  return [
    ...server.filter((file) => !placeOf(file)).map((file) => `${file}: is outside the server's layers; move it to ${layers.join(', ')}`),
    ...server
      .filter((file) => placeOf(file)?.layer === 'features' && !placeOf(file)?.feature)
      .map((file) => `${file}: belongs to no feature; move it to a feature's folder or to kit`),
    ...[...features].filter((name) => !order.includes(name)).map((name) => `${ORDER}: lacks ${name}; give it its place among the features`),
    ...order.filter((name) => !features.has(name)).map((name) => `${ORDER}: names ${name}, which isn't there`),
  ];
}
