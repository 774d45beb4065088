import { asking, type FrameState, type HandlerGroup, type Params, type PopupButton, reply, type Step, step, textIn } from './frame.ts';

const usualTexts: Readonly<Record<string, string>> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };
const DISMISSED = reply('popup_closed', {});

export const popup: HandlerGroup = {
  web_app_open_popup: (params, state) =>
    asking(
      state,
      { kind: 'popup', title: textIn(params, 'title'), message: textIn(params, 'message'), buttons: buttonsIn(params) },
      DISMISSED,
    ),
};

/** The id of the pressed button, or none for a dismissal. */
export function answerPopup(state: FrameState, answer: string | null): Step {
  return step(state, answer === null ? DISMISSED : reply('popup_closed', { button_id: answer }));
}

function buttonsIn(params: Params): PopupButton[] {
  const value: unknown = params.buttons;
  const buttons = Array.isArray(value) ? value.map((each: unknown) => buttonIn(each)) : [];
  return buttons.length ? buttons.slice(0, 3) : [{ id: '', type: 'close', text: 'Close' }];
}

function buttonIn(value: unknown): PopupButton {
  const button: Params = typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  const type = textIn(button, 'type') || 'default';
  return { id: textIn(button, 'id'), type, text: textIn(button, 'text') || (usualTexts[type] ?? 'OK') };
}
