import { asking, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

const access = (status: 'allowed' | 'cancelled') => reply('emoji_status_access_requested', { status });
const failed = (error: string) => reply('emoji_status_failed', { error });

/** The emoji status next to a person's name. */
export const status: HandlerGroup = {
  web_app_request_emoji_status_access: (_params, state) => asking(state, { kind: 'emoji_access' }),
  web_app_set_emoji_status: (params, state) => {
    const id = textIn(params, 'custom_emoji_id');
    return /^\d+$/.test(id) ? asking(state, { kind: 'emoji_status', id }) : step(state, failed('SUGGESTED_EMOJI_INVALID'));
  },
};

export const answerEmojiAccess = (state: FrameState, answer: string | null): Step =>
  step(state, access(answer === 'allow' ? 'allowed' : 'cancelled'));

export function answerEmojiStatus(state: FrameState, id: string, answer: string | null): Step {
  return answer === 'set' ? step(state, { kind: 'set_emoji_status', id }, reply('emoji_status_set')) : step(state, failed('USER_DECLINED'));
}
