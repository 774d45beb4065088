import type { FrameState, Step } from '../../protocol/frame.ts';

/** The functions of the phone that the app's frame uses. */
export interface Outer {
  close(): void;
  minimise(): void;
  openLink(url: string): void;
  openMessengerLink(url: string): void;
  pulse(signal: string): void;
  report(problem: string): void;
}

/** One open mini-app: its state, its connection to the frame, and the resulting effects. */
export interface Frame {
  getState(): FrameState;
  subscribe(listener: () => void): () => void;
  /** Applies a pure step and executes its effects. */
  run(next: (state: FrameState) => Step): void;
  /** Connects the frame element until the returned function is called. */
  attach(element: HTMLIFrameElement): () => void;
  /** Reloads the app after the time, unless `keep` is called before. */
  reload(afterMs: number): void;
  keep(): void;
}
