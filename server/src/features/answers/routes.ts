import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { answerKeyedCall } from '../../kit/idempotency/keyed-call.ts';
import { readValentine } from '../notes/index.ts';
import { answerImageUrl } from '../share-image/index.ts';
import { answerNote, setVisibility } from './answer.ts';

export function registerAnswers(app: FastifyInstance, deps: Deps): void {
  answerKeyedCall(app, deps, 'answerValentine', async ({ person, params, body }, run) => {
    await answerNote(deps.db.inbox, params.id, person.id, body.answer);
    const valentine = await readValentine(deps, person.id, params.id);
    const shareImageUrl = await answerImageUrl(deps, person, params.id);
    return run.finish(deps.db.app, { data: { valentine, shareImageUrl } });
  });

  answerCall(app, 'setVisibility', async ({ person, params, body }) => {
    await setVisibility(deps.db.inbox, params.id, person.id, body.isPublic);
    return { isPublic: body.isPublic };
  });
}
