import qrcode from 'qrcode-generator';

export interface QrPath {
  /** Modules per side, including the quiet zone that scanners need. */
  readonly size: number;
  /** One SVG path of all dark modules, one unit each. */
  readonly path: string;
}

/** Modules of the quiet zone; the standard requires four, and the card around the code provides the rest. */
const QUIET_ZONE = 2;

/** A link as a QR code with error correction level Q, which tolerates the picture in its middle. */
export function qrPath(link: string): QrPath {
  const code = qrcode(0, 'Q');
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count * count }, (_, index) => ({ row: Math.floor(index / count), column: index % count }));
  const dark = places.filter(({ row, column }) => code.isDark(row, column));
  return {
    size: count + 2 * QUIET_ZONE,
    path: dark.map(({ row, column }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`).join(''),
  };
}
