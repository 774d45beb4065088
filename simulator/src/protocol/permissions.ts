import { asking, type FrameState, type HandlerGroup, reply, type Step, step } from './frame.ts';

const writeAccess = (status: 'allowed' | 'cancelled') => reply('write_access_requested', { status });
const phone = (status: 'sent' | 'cancelled') => reply('phone_requested', { status });

/** Permissions that the person grants to the bot. */
export const permissions: HandlerGroup = {
  /** Permission that was given before is answered without a dialog. */
  web_app_request_write_access: (_params, state) =>
    state.access === 'allowed' ? step(state, writeAccess('allowed')) : asking(state, { kind: 'write_access' }, writeAccess('cancelled')),
  web_app_request_phone: (_params, state) => asking(state, { kind: 'phone' }, phone('cancelled')),
};

export function answerWriteAccess(state: FrameState, answer: string | null): Step {
  return answer === 'allow'
    ? step({ ...state, access: 'allowed' }, { kind: 'allow_writing' }, writeAccess('allowed'))
    : step(state, writeAccess('cancelled'));
}

export const answerPhone = (state: FrameState, answer: string | null): Step =>
  step(state, phone(answer === 'share' ? 'sent' : 'cancelled'));
