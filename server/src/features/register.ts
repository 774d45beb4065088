import type { FastifyInstance } from 'fastify';
import { registerLive } from '../live/routes.ts';
import type { Ports } from '../ports.ts';
import { registerAccount } from './account/routes.ts';
import { registerAnswers } from './answers/routes.ts';
import { registerEarlyReveal } from './early-reveal/routes.ts';
import { registerInventory } from './inventory/routes.ts';
import { registerItems } from './items/routes.ts';
import { registerLeaderboards } from './leaderboards/routes.ts';
import { registerOrders } from './orders/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { registerPublicList } from './public/routes.ts';
import { registerReveal } from './reveal/routes.ts';
import { registerSafety } from './safety/routes.ts';
import { registerSent } from './sent/routes.ts';
import { registerShareImage } from './share-image/routes.ts';
import { registerSharing } from './sharing/routes.ts';
import { registerTasks } from './tasks/routes.ts';

/** Every feature's routes. */
export function registerFeatures(app: FastifyInstance, ports: Ports): void {
  registerProfile(app, ports);
  registerItems(app, ports);
  registerInventory(app, ports);
  registerAnswers(app, ports);
  registerAccount(app, ports);
  registerOrders(app, ports);
  registerReveal(app, ports);
  registerEarlyReveal(app, ports);
  registerLeaderboards(app, ports);
  registerPublicList(app, ports);
  registerSafety(app, ports);
  registerSent(app, ports);
  registerShareImage(app, ports);
  registerSharing(app, ports);
  registerTasks(app, ports);
  registerLive(app, ports);
}
