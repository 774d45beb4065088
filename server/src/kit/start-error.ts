/** A reason not to start: its message is the one line that says what to change. */
export class StartError extends Error {
  override name = 'StartError';
}
