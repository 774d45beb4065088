import { useLayoutEffect } from 'react';
import type { Exposed } from '../site/routes.ts';
import type { Component } from './loader.ts';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount.ts';

/** A page or a dialog of one version of a remote. */
export interface Part extends Exposed {
  readonly version: string;
}

/** Parts on screen of each remote. `onGone` is called asynchronously after the last part of a remote was unmounted. */
export class Shown {
  readonly #parts = new Set<Part>();
  readonly #onGone: (remote: string) => void;
  /** Pending endings; each returns whether it must wait longer. */
  readonly #endings = new Set<() => unknown>();

  constructor(onGone: (remote: string) => void) {
    this.#onGone = onGone;
  }

  of(remote: string): readonly Part[] {
    return [...this.#parts].filter((part) => part.remote === remote);
  }

  /** Adds a mounted part; returns the function to remove it. */
  add({ remote, name, version }: Part): () => void {
    const part = { remote, name, version };
    this.#parts.add(part);
    return () => {
      this.#parts.delete(part);
      // one page of a remote may unmount while another one mounts
      setTimeout(() => {
        this.#endGone();
        if (this.of(remote).length === 0) this.#onGone(remote);
      });
    };
  }

  /** Calls `end` for a replaced version: now, or when its last part is unmounted. */
  onceGone(remote: string, version: string, end: () => void): void {
    this.#endings.add(() => this.of(remote).some((part) => part.version === version) || end());
    this.#endGone();
  }

  #endGone(): void {
    for (const ending of this.#endings) ending() || this.#endings.delete(ending);
  }
}

/** Wraps a remote's component to track it while mounted. */
export function trackMounted(Drawn: Component, part: Part, shown: Shown): Component {
  return function Noted(props) {
    useLayoutEffect(() => shown.add(part), []);
    useFocusPageOnUnmount();
    return <Drawn {...props} />;
  };
}
