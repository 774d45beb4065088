import { useLayoutEffect } from 'react';
import type { Exposed } from '../site/routes.ts';
import type { Component } from './loader.ts';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount.ts';

/** A page or a dialog of one version of a remote. */
export interface Part extends Exposed {
  readonly version: string;
}

/** Mounted parts of all remotes. `onUnmounted` is called asynchronously after the last part of a remote was unmounted. */
export class MountedParts {
  readonly #parts = new Set<Part>();
  readonly #onUnmounted: (remote: string) => void;
  /** Callbacks of replaced versions. Each returns whether it must wait longer. */
  readonly #pendingEnds = new Set<() => unknown>();

  constructor(onUnmounted: (remote: string) => void) {
    this.#onUnmounted = onUnmounted;
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
        this.#runPendingEnds();
        if (this.of(remote).length === 0) this.#onUnmounted(remote);
      });
    };
  }

  /** Calls `end` for a replaced version: now, or when its last part is unmounted. */
  onceUnmounted(remote: string, version: string, end: () => void): void {
    this.#pendingEnds.add(() => this.of(remote).some((part) => part.version === version) || end());
    this.#runPendingEnds();
  }

  #runPendingEnds(): void {
    for (const end of this.#pendingEnds) end() || this.#pendingEnds.delete(end);
  }
}

/** Wraps a remote's component to track it while mounted. */
export function trackMounted(Wrapped: Component, part: Part, mounted: MountedParts): Component {
  return function Tracked(props) {
    useLayoutEffect(() => mounted.add(part), []);
    useFocusPageOnUnmount();
    return <Wrapped {...props} />;
  };
}
