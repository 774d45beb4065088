import type { ReactNode } from 'react';

/** A user who is not known when the frame is rendered: placeholders that are filled in later. */
export interface FramePerson {
  readonly firstName: string;
  readonly photoUrl: string;
}

export interface FrameSlots {
  /** The user of the app. */
  readonly own: FramePerson;
  /** The owner of a link. */
  readonly friend: FramePerson;
}

/** The first frame of a start page, rendered by the build of the remote so that it shows before any code is loaded (FST-01). */
export interface Frame {
  /** The route of the page in the manifest. */
  readonly route: string;
  readonly mode: 'anonymous' | 'valentine';
  readonly render: (slots: FrameSlots) => ReactNode;
}

/** Users for a gallery, which shows the frames filled in. */
export const sampleSlots: FrameSlots = {
  own: { firstName: 'Alice', photoUrl: '' },
  friend: { firstName: 'Boris', photoUrl: '' },
};
