import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { answerKeyedCall } from '../../kit/idempotency/keyed-call.ts';
import { readValentine } from '../notes/index.ts';
import { answerImageUrl } from '../share-image/index.ts';
import { answerItem, setVisibility } from './answer.ts';

export function registerAnswers(app: FastifyInstance, ports: Ports): void {
  answerKeyedCall(app, ports, 'answerValentine', async ({ person, params, body }, run) => {
    await answerItem(ports.db.inbox, params.id, person.id, body.answer);
    const valentine = await readValentine(ports, person.id, params.id);
    const shareImageUrl = await answerImageUrl(ports, person, params.id);
    return run.finish(ports.db.app, { data: { valentine, shareImageUrl } });
  });

  answerCall(app, 'setVisibility', async ({ person, params, body }) => {
    await setVisibility(ports.db.inbox, params.id, person.id, body.isPublic);
    return { isPublic: body.isPublic };
  });
}
