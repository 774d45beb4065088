import type { ReactNode } from 'react';

/** Somebody whom a frame shows and nobody knows when it is drawn: what stands for them is filled in later. */
export interface FramePerson {
  readonly firstName: string;
  readonly photoUrl: string;
}

export interface FrameSlots {
  /** Whoever opened the app. */
  readonly own: FramePerson;
  /** Whoever a link leads to. */
  readonly friend: FramePerson;
}

/** The first frame of a start page: drawn by the remote's build, so that it stands before any code is there (FST-01). */
export interface Frame {
  /** The page's address in the manifest. */
  readonly route: string;
  readonly mode: 'anonymous' | 'valentine';
  readonly render: (slots: FrameSlots) => ReactNode;
}

/** People for a gallery, where frames are looked at as they will be filled. */
export const sampleSlots: FrameSlots = {
  own: { firstName: 'Alice', photoUrl: '' },
  friend: { firstName: 'Boris', photoUrl: '' },
};
