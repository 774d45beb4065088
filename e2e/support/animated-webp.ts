/** A still WebP without transparency, shown from `x`, `y` of the picture on, for a while; what it doesn't cover stays as it was. */
export interface Patch {
  /** Even, as the format has it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly webp: Uint8Array;
}

const ANIMATED = 0x02;
const OPAQUE_OVER_WHAT_WAS = 0x02;
const HEADER = 12;

/** Stills, one after the other and over and over, as one file: the container of the WebP specification. */
export function animatedWebp(width: number, height: number, patches: readonly Patch[]): Buffer {
  const extended = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  const forever = Buffer.from([255, 255, 255, 255, 0, 0]);
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', extended), chunk('ANIM', forever), ...patches.map(frame)]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
}

function frame({ x, y, width, height, ms, webp }: Patch): Buffer {
  if (x % 2 || y % 2) throw new Error(`A part of a moving WebP begins at even places, not at ${x}, ${y}`);
  const place = [x / 2, y / 2, width - 1, height - 1, ms].map(uint24);
  return chunk('ANMF', Buffer.concat([...place, Buffer.from([OPAQUE_OVER_WHAT_WAS]), imageIn(webp)]));
}

/** The chunk with the picture itself: lossy, or without loss. */
function imageIn(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp);
  for (let at = HEADER; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  throw new Error('There is no picture in this WebP');
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), uint32(data.length), data, Buffer.alloc(data.length % 2)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const uint24 = (value: number): Buffer => uint32(value).subarray(0, 3);
