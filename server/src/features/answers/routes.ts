import type { Answer } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { type Call, registerCall } from '../../kit/http/call.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { readValentine } from '../notes/index.ts';
import { answerImageUrl } from '../share-image/index.ts';
import { answerNote, setVisibility } from './answer.ts';

export function registerAnswers(app: FastifyInstance, deps: Deps): void {
  const shown = async ({ person, params }: Call<'answerValentine'>): Promise<Answer<'answerValentine'>> => {
    const valentine = await readValentine(deps, person.id, params.id);
    return { data: { valentine, shareImageUrl: await answerImageUrl(deps, person, params.id) } };
  };
  const answer = async (call: Call<'answerValentine'>, run: Run<Answer<'answerValentine'>>) => {
    await answerNote(deps.db.inbox, call.params.id, call.person.id, call.body.answer);
    return run.finish(deps.db.app, await shown(call));
  };
  // A sender shown in the first response may have left since
  answerKeyedCall(app, deps, 'answerValentine', answer, shown);

  registerCall(app, 'setVisibility', async ({ person, params, body }) => {
    await setVisibility(deps.db.inbox, params.id, person.id, body.isPublic);
    return { isPublic: body.isPublic };
  });
}
