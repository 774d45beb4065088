import { type BottomButton, type FrameState, type HandlerGroup, isOn, type Params, reply, type Step, step, textIn } from './frame.ts';

/** The client's own buttons around the app. */
export const buttons: HandlerGroup = {
  web_app_setup_back_button: (params, state) => step({ ...state, hasBackButton: isOn(params, 'is_visible') }),
  web_app_setup_settings_button: (params, state) => step({ ...state, hasSettingsButton: isOn(params, 'is_visible') }),
  web_app_setup_main_button: (params, state) =>
    state.profile.closesOnEmptyMainButton && !Object.keys(params).length
      ? step(state, { kind: 'close' })
      : step({ ...state, mainButton: setUp(state.mainButton, params) }),
  web_app_setup_secondary_button: (params, state) => step({ ...state, secondaryButton: setUp(state.secondaryButton, params) }),
};

export type Pressable = 'back' | 'settings' | 'main' | 'secondary';

export const pressed = (state: FrameState, button: Pressable): Step => step(state, reply(`${button}_button_pressed`));

/** Updates the given fields of a button; an empty text hides it. */
function setUp(button: BottomButton, params: Params): BottomButton {
  const is = (name: string, otherwise: boolean) => (name in params ? isOn(params, name) : otherwise);
  const position = textIn(params, 'position');
  const text = 'text' in params ? textIn(params, 'text').trim() : button.text;
  return {
    isVisible: is('is_visible', button.isVisible) && text !== '',
    isActive: is('is_active', button.isActive),
    isBusy: is('is_progress_visible', button.isBusy),
    shines: is('has_shine_effect', button.shines),
    text,
    color: textIn(params, 'color') || button.color,
    textColor: textIn(params, 'text_color') || button.textColor,
    position: isPosition(position) ? position : button.position,
  };
}

const isPosition = (text: string): text is BottomButton['position'] => ['left', 'right', 'top', 'bottom'].includes(text);
