import { asking, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

const received = (status: string, token?: string) => reply('biometry_auth_requested', { status, ...(token ? { token } : {}) });

/** Fingerprint or face, if the device supports it. The record belongs to the frame and is lost with it. */
export const biometry: HandlerGroup = {
  web_app_biometry_get_info: (_params, state) => step(state, record(state)),
  web_app_biometry_request_access: (params, state) =>
    !state.profile.biometry || state.biometry.isAsked
      ? step(state, record(state))
      : asking(state, { kind: 'biometry_access', reason: textIn(params, 'reason') }),
  web_app_biometry_request_auth: (params, state) =>
    state.profile.biometry && state.biometry.isGranted
      ? asking(state, { kind: 'biometry_auth', reason: textIn(params, 'reason') })
      : step(state, received('failed')),
  web_app_biometry_update_token: (params, state) => {
    if (!state.profile.biometry || !state.biometry.isGranted) return step(state, reply('biometry_token_updated', { status: 'failed' }));
    const token = textIn(params, 'token');
    return step(
      { ...state, biometry: { ...state.biometry, token } },
      reply('biometry_token_updated', { status: token ? 'updated' : 'removed' }),
    );
  },
  web_app_biometry_open_settings: (_params, state) => step(state),
};

function record({ profile, biometry: { isAsked, isGranted, token } }: FrameState) {
  if (!profile.biometry) return reply('biometry_info_received', { available: false });
  return reply('biometry_info_received', {
    available: true,
    type: profile.biometry,
    access_requested: isAsked,
    access_granted: isGranted,
    token_saved: token !== '',
    device_id: `simulated-${profile.name}`,
  });
}

export function answerBiometryAccess(state: FrameState, answer: string | null): Step {
  const next = { ...state, biometry: { ...state.biometry, isAsked: true, isGranted: answer === 'allow' } };
  return step(next, record(next));
}

export const answerBiometryAuth = (state: FrameState, answer: string | null): Step =>
  step(state, answer === 'confirm' ? received('authorized', state.biometry.token) : received('failed'));
