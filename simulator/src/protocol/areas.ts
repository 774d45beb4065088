import { type Areas, noAreas } from '../profiles/profile.ts';
import type { FrameState } from './frame.ts';

/** What covers the app's edges now. */
export function areasOf({ profile, isFullscreen }: FrameState): Areas {
  return isFullscreen ? (profile.fullscreen?.areas ?? noAreas) : profile.areas;
}
