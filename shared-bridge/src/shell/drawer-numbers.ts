/** How every drawer of the product moves (VIS-01). */
export const drawer = {
  /** Milliseconds. */
  duration: 500,
  /** Largest part of the stable viewport's height that a drawer takes. */
  snapPoint: 0.95,
  /** Part of its height that a drag has to cover to close it. */
  closeThreshold: 0.25,
  /** Milliseconds after scrolling its content in which it can't be dragged. */
  scrollLock: 100,
  nestedScrollLock: 500,
  /** Pixels a millisecond: a faster swipe closes it whatever its way. */
  velocity: 0.4,
  /** Pixels: corners of the page behind, while it is scaled. */
  backgroundRadius: 8,
} as const;
