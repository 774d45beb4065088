import { useLayoutEffect } from 'react';
import type { Exposed } from '../site/routes.ts';
import type { Component } from './loader.ts';
import { usePageFocus } from './use-page-focus.ts';

/** A page or a dialog of one version of a remote. */
export interface Part extends Exposed {
  readonly version: string;
}

/** What is on the screen of each remote; `onGone` is told, a moment later, when nothing of one is any more. */
export class Shown {
  readonly #parts = new Set<Part>();
  readonly #onGone: (remote: string) => void;
  /** Each answers whether it must wait on. */
  readonly #endings = new Set<() => unknown>();

  constructor(onGone: (remote: string) => void) {
    this.#onGone = onGone;
  }

  of(remote: string): readonly Part[] {
    return [...this.#parts].filter((part) => part.remote === remote);
  }

  /** A part appears; returns the way to take it away. */
  add({ remote, name, version }: Part): () => void {
    const part = { remote, name, version };
    this.#parts.add(part);
    return () => {
      this.#parts.delete(part);
      // one page of it may go while another comes
      setTimeout(() => {
        this.#endGone();
        if (this.of(remote).length === 0) this.#onGone(remote);
      });
    };
  }

  /** Ends a version that another has taken over from: now, or when the last that is shown of it goes. */
  onceGone(remote: string, version: string, end: () => void): void {
    this.#endings.add(() => this.of(remote).some((part) => part.version === version) || end());
    this.#endGone();
  }

  #endGone(): void {
    for (const ending of this.#endings) ending() || this.#endings.delete(ending);
  }
}

/** The component of a remote, which is noted while it is drawn. */
export function noted(Drawn: Component, part: Part, shown: Shown): Component {
  return function Noted(props) {
    useLayoutEffect(() => shown.add(part), []);
    usePageFocus();
    return <Drawn {...props} />;
  };
}
