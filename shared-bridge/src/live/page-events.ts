import { pageSingleton } from '../page-singleton.ts';
import { type LiveEvents, makeLiveEvents } from './events.ts';

/** The live events of this page. */
export const liveEvents: LiveEvents = pageSingleton('live-events', makeLiveEvents);
