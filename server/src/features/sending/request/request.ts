import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../../../kit/db/schema/sealed.ts';
import type { FindPlace } from '../../../kit/geo/geo.ts';
import { readDevice } from './device.ts';

/** The place and device of a sending request. Stored sealed, only for notes whose sender may be revealed (RVL-02). */
export async function readRequest({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, findPlace: FindPlace): Promise<RequestFacts> {
  return { ...(await findPlace(ip)), ...readDevice(headers['user-agent']) };
}
