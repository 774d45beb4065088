import type { FastifyInstance } from 'fastify';
import { registerAccount } from '../features/account/index.ts';
import { registerAnswers } from '../features/answers/index.ts';
import { registerCatalogue } from '../features/catalogue/index.ts';
import { registerEarlyOpening } from '../features/early-opening/index.ts';
import { registerFailures } from '../features/failures/index.ts';
import { registerLeaderboards } from '../features/leaderboards/index.ts';
import { registerNotes } from '../features/notes/index.ts';
import { registerPayments, type SellingDeps } from '../features/payments/index.ts';
import { registerProfile } from '../features/profile/index.ts';
import { registerPublicList } from '../features/public/index.ts';
import { registerReveal } from '../features/reveal/index.ts';
import { registerSafety } from '../features/safety/index.ts';
import { registerSending } from '../features/sending/index.ts';
import { registerSent } from '../features/sent/index.ts';
import { registerShareImage } from '../features/share-image/index.ts';
import { registerSharing } from '../features/sharing/index.ts';
import { registerTasks } from '../features/tasks/index.ts';
import { registerLive } from './live/routes.ts';

/** Registers the routes of every feature. `paymentDeps` queries the pool of payments (`queueOf`). Returns the controls of the live streams. */
export function registerFeatures(app: FastifyInstance, deps: SellingDeps, paymentDeps: SellingDeps): ReturnType<typeof registerLive> {
  registerProfile(app, deps);
  registerCatalogue(app, deps);
  registerNotes(app, deps);
  registerAnswers(app, deps);
  registerAccount(app, deps);
  registerPayments(app, paymentDeps);
  registerSending(app, paymentDeps);
  registerReveal(app, paymentDeps);
  registerEarlyOpening(app, paymentDeps);
  registerLeaderboards(app, deps);
  registerPublicList(app, deps);
  registerSafety(app, deps);
  registerSent(app, deps);
  registerShareImage(app, deps);
  registerSharing(app, deps);
  registerTasks(app, deps);
  registerFailures(app, deps);
  return registerLive(app, deps);
}
