import type { PreparedMessage, Story } from '../world/types.ts';
import { asking, type FrameState, type HandlerGroup, type Params, reply, type Step, step, textIn, then } from './frame.ts';

const failed = (error: string) => reply('prepared_message_failed', { error });

/** Stories and prepared messages of the bot. */
export const sharing: HandlerGroup = {
  web_app_share_to_story: (params, state) => asking(state, { kind: 'story', story: storyIn(params) }),
  web_app_send_prepared_message: (params, state) => {
    const id = textIn(params, 'id');
    const asked = asking(state, { kind: 'prepared', id, message: null });
    return { ...asked, effects: [{ kind: 'load_prepared', id }] };
  },
};

function storyIn(params: Params): Story {
  const widgetLink = params.widget_link;
  const link: Params = typeof widgetLink === 'object' && widgetLink !== null ? Object.fromEntries(Object.entries(widgetLink)) : {};
  return { mediaUrl: textIn(params, 'media_url'), text: textIn(params, 'text'), linkUrl: textIn(link, 'url') };
}

/** The app gets no result for a story. */
export const answerStory = (state: FrameState, story: Story, answer: string | null): Step =>
  answer === 'post' ? step(state, { kind: 'post_story', story }) : step(state);

export function preparedMessageLoaded(state: FrameState, id: string, message: PreparedMessage | null): Step {
  const { dialog } = state;
  if (dialog?.kind !== 'prepared' || dialog.id !== id) return step(state);
  return message ? step({ ...state, dialog: { ...dialog, message } }) : step({ ...state, dialog: null }, failed('MESSAGE_EXPIRED'));
}

/** The answer is the chat to send to. */
export function answerPrepared(state: FrameState, id: string, chat: string | null): Step {
  if (!chat) return step(state, failed('USER_DECLINED'));
  const sent = step(state, { kind: 'send_prepared', id, chat }, reply('prepared_message_sent'));
  return state.profile.closesAfterPrepared ? then(sent, (next) => step(next, { kind: 'close' })) : sent;
}
