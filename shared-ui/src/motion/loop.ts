/** The most frames a second that decorations draw. */
export const FRAME_LIMIT = 120;
// a display's frames come a little early or late: without the slack a 120 Hz screen would lose every other one
const SLACK = 1;
const LONGEST_STEP = 0.05;

/** Whether a frame at `now` (ms) may be drawn when the last was at `last`. */
export function isFrameDue(last: number, now: number): boolean {
  return now - last >= 1000 / FRAME_LIMIT - SLACK;
}

/**
 * Calls `draw` each frame with the seconds since the last one until it answers false or the returned function is called.
 * A hidden page gets no frames from the browser; after a pause the step is a short one.
 */
export function runLoop(draw: (seconds: number) => boolean): () => void {
  let last = performance.now();
  let handle = requestAnimationFrame(function frame(now) {
    if (isFrameDue(last, now)) {
      const seconds = Math.min((now - last) / 1000, LONGEST_STEP);
      last = now;
      if (!draw(seconds)) return;
    }
    handle = requestAnimationFrame(frame);
  });
  return () => cancelAnimationFrame(handle);
}
