import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export function registerRelease(app: FastifyInstance, config: Config): void {
  app.get('/', async () => config.releaseFolder);
}
