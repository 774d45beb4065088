/** Maximum frames per second of decorations. */
export const FRAME_LIMIT = 120;
// frame times vary a little: without this tolerance a 120 Hz screen would skip every other frame
const TOLERANCE_MS = 1;
const MAX_STEP = 0.05;

/** Whether a frame at `now` (ms) may be drawn after the one at `last`. */
export function isFrameDue(last: number, now: number): boolean {
  return now - last >= 1000 / FRAME_LIMIT - TOLERANCE_MS;
}

/**
 * Calls `draw` each frame with the seconds since the last one, until it returns false or the returned function is called. Hidden pages get
 * no frames; the first step after a pause is limited.
 */
export function runLoop(draw: (seconds: number) => boolean): () => void {
  let last = performance.now();
  let handle = requestAnimationFrame(function frame(now) {
    if (isFrameDue(last, now)) {
      const seconds = Math.min((now - last) / 1000, MAX_STEP);
      last = now;
      if (!draw(seconds)) return;
    }
    handle = requestAnimationFrame(frame);
  });
  return () => cancelAnimationFrame(handle);
}
