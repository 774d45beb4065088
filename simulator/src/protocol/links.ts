import { asking, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

const MESSENGER = 'https://t.me';
const isWeb = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Links out of the app. */
export const links: HandlerGroup = {
  web_app_open_link: (params, state) => {
    const url = textIn(params, 'url');
    return isWeb(url) ? step(state, { kind: 'open_link', url }) : step(state);
  },
  web_app_open_tg_link: (params, state) => messengerLink(state, MESSENGER + textIn(params, 'path_full')),
  web_app_switch_inline_query: (_params, state) => step(state),
  web_app_request_file_download: (params, state) => {
    const url = textIn(params, 'url');
    return isWeb(url) ? asking(state, { kind: 'file', url, name: textIn(params, 'file_name') }) : answerFile(state, url, null);
  },
};

function messengerLink(state: FrameState, url: string): Step {
  const open = { kind: 'open_messenger_link', url } as const;
  switch (state.profile.onLink) {
    case 'minimises':
      return step(state, { kind: 'minimise' }, open);
    case 'closes':
      return step(state, { kind: 'close' }, open);
    case 'stays':
      return step(state, open);
  }
}

export function answerFile(state: FrameState, url: string, answer: string | null): Step {
  return answer === 'download'
    ? step(state, { kind: 'open_link', url }, reply('file_download_requested', { status: 'downloading' }))
    : step(state, reply('file_download_requested', { status: 'cancelled' }));
}
