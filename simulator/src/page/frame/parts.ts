import type { FrameState, Step } from '../../protocol/frame.ts';

/** What the phone around the app does for it. */
export interface Outer {
  close(): void;
  minimise(): void;
  openLink(url: string): void;
  openMessengerLink(url: string): void;
  pulse(signal: string): void;
  report(problem: string): void;
}

/** One open mini-app: its state, its wire to the frame, and what follows from either. */
export interface Frame {
  getState(): FrameState;
  subscribe(listener: () => void): () => void;
  /** Does a pure step and what follows from it. */
  run(next: (state: FrameState) => Step): void;
  /** Binds the window, until the returned function is called. */
  attach(element: HTMLIFrameElement): () => void;
  /** Loads the app anew after the time, unless `keep` is called before. */
  reload(afterMs: number): void;
  keep(): void;
}
