import { type Areas, noAreas } from '../profiles/profile.ts';
import type { FrameState } from './frame.ts';

/** The areas that currently cover the edges of the app. */
export function areasOf({ profile, isFullscreen }: FrameState): Areas {
  return isFullscreen ? (profile.fullscreen?.areas ?? noAreas) : profile.areas;
}
