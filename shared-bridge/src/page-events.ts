import { type LiveEvents, makeLiveEvents } from './events.ts';
import { onlyOne } from './only-one.ts';

/** The live events of this page. */
export const liveEvents: LiveEvents = onlyOne('live-events', makeLiveEvents);
