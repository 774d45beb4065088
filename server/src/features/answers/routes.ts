import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../http/call.ts';
import type { Ports } from '../../ports.ts';
import { readValentine } from '../inventory/routes.ts';
import { answerItem, setVisibility } from './answer.ts';

export function registerAnswers(app: FastifyInstance, ports: Ports): void {
  answerCall(app, 'answerValentine', async ({ person, params, body }) => {
    await answerItem(ports.db.inbox, params.id, person.id, body.answer);
    return { data: { valentine: await readValentine(ports, person.id, params.id), shareImageUrl: null } };
  });

  answerCall(app, 'setVisibility', async ({ person, params, body }) => {
    await setVisibility(ports.db.inbox, params.id, person.id, body.isPublic);
    return { isPublic: body.isPublic };
  });
}
