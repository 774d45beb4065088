import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../../../kit/db/schema/sealed.ts';
import { readDevice } from './device.ts';
import { type FindPlace, findNoPlace } from './place.ts';

/** What a request tells of where and on what it was sent: kept, sealed, for notes whose sender may be revealed. */
export async function readRequest(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  findPlace: FindPlace = findNoPlace,
): Promise<RequestFacts> {
  return { ...(await findPlace(ip)), ...readDevice(headers['user-agent']) };
}
