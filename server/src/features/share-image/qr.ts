import qrcode from 'qrcode-generator';

/** Error correction of 25 %, since messengers scale pictures down and compress them. */
const RECOVERY = 'Q';

/** A QR code as an SVG of one unit a module, without the margin. */
export function qrOf(link: string, ink: string): string {
  const code = qrcode(0, RECOVERY);
  code.addData(link);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column)).map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${ink}" d="${dark.join('')}"/></svg>`;
}
