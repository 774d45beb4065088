import type { FastifyInstance } from 'fastify';
import type { Ports } from '../ports.ts';
import { registerProfile } from './profile/routes.ts';

/** Every feature's routes. */
export function registerFeatures(app: FastifyInstance, ports: Ports): void {
  registerProfile(app, ports);
}
