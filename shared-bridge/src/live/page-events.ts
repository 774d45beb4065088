import { onlyOne } from '../only-one.ts';
import { type LiveEvents, makeLiveEvents } from './events.ts';

/** The live events of this page. */
export const liveEvents: LiveEvents = onlyOne('live-events', makeLiveEvents);
