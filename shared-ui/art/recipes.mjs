/**
 * The layers of each picture: one emoji (its code points, as in the names of the source files), or several layers from back to front. Place
 * and size of a layer are fractions of the picture; `hue` rotates its colours by degrees.
 * @typedef {{ emoji: string, x?: number, y?: number, size?: number, turn?: number, isFlipped?: boolean, hue?: number, saturation?: number, brightness?: number }} Layer
 * @type {Record<string, string | Layer[]>}
 */
export const recipes = {
  // gifts
  tulip: '1f337',
  candy: '1f36c',
  kiss: '1f48b',
  teddy: '1f9f8',
  bouquet: '1f490',
  heart_box: '1f49d',
  cake: '1f382',
  champagne: '1f37e',
  rocket: '1f680',
  ring: '1f48d',
  crown: '1f451',
  diamond: '1f48e',
  unicorn: '1f984',
  surprise_box: [
    { emoji: '1f381', hue: 218, brightness: 1.06, y: 0.06, size: 0.94, x: 0.03 },
    { emoji: '2728', x: 0.58, y: 0, size: 0.42 },
  ],
  surprise_pack: [
    { emoji: '1f381', x: 0.0, y: 0.0, size: 0.6, turn: -8, hue: 218 },
    { emoji: '1f381', x: 0.4, y: 0.02, size: 0.6, turn: 9 },
    { emoji: '1f381', x: 0.17, y: 0.34, size: 0.66, hue: 288 },
  ],
  wish_pack: [
    { emoji: '1f490', x: 0, y: 0, size: 0.84 },
    { emoji: '1f48d', x: 0.5, y: 0.46, size: 0.52, turn: 12 },
  ],
  easter_cake: [
    { emoji: '1f9c1', x: 0.13, y: 0, size: 0.74 },
    { emoji: '1f95a', x: 0.02, y: 0.56, size: 0.42, turn: -16, hue: 165, saturation: 1.5, brightness: 1.1 },
    { emoji: '1f95a', x: 0.56, y: 0.56, size: 0.42, turn: 14, hue: 300, saturation: 1.7, brightness: 1.1 },
  ],
  club: '1f3ad',
  // emotions of anonymous notes
  anon: '1f978',
  love: '1f970',
  laugh: '1f602',
  wow: '1f92f',
  sad: '1f622',
  fire: '1f525',
  kiss_face: '1f618',
  surprise: '1f389',
  // scenes
  gift_closed: [{ emoji: '1f381', hue: 288, saturation: 1.05 }],
  envelope: '1f48c',
  lock: '1f512',
  heart: '2764-fe0f',
  ghost: '1f47b',
  lovebirds: [
    { emoji: '1f426', x: 0.46, y: 0.3, size: 0.56, hue: 285 },
    { emoji: '1f426', x: -0.02, y: 0.36, size: 0.56, isFlipped: true },
    { emoji: '1f495', x: 0.33, y: 0, size: 0.36 },
  ],
};
