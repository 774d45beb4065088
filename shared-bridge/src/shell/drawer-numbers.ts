/** The gestures and animations of all drawers (VIS-01). */
export const drawer = {
  /** Milliseconds. */
  duration: 500,
  /** Maximum height of a drawer as a fraction of the stable viewport height. */
  snapPoint: 0.95,
  /** Fraction of its height that a drag must cover to close it. */
  closeThreshold: 0.25,
  /** Milliseconds after scrolling its content during which it cannot be dragged. */
  scrollLock: 100,
  nestedScrollLock: 500,
  /** Pixels per millisecond: a faster swipe closes it at any distance. */
  velocity: 0.4,
  /** Pixels: corner radius of the scaled page behind. */
  backgroundRadius: 8,
} as const;
