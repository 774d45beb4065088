import { asking, type FrameState, type HandlerGroup, reply, type Step, step } from './frame.ts';

/** The location of all people: a square in Lisbon. */
const PLACE = {
  latitude: 38.7075,
  longitude: -9.1364,
  altitude: null,
  course: null,
  speed: null,
  horizontal_accuracy: 12,
  vertical_accuracy: null,
  course_accuracy: null,
  speed_accuracy: null,
};
const found = reply('location_requested', { available: true, ...PLACE });
const unavailable = reply('location_requested', { available: false });

export const location: HandlerGroup = {
  web_app_check_location: (_params, state) => step(state, checked(state)),
  web_app_request_location: (_params, state) => {
    if (!state.profile.hasLocation) return step(state, unavailable);
    if (state.location.isAsked) return step(state, state.location.isGranted ? found : unavailable);
    return asking(state, { kind: 'location' });
  },
  web_app_open_location_settings: (_params, state) => step(state),
};

function checked({ profile, location: { isAsked, isGranted } }: FrameState) {
  if (!profile.hasLocation) return reply('location_checked', { available: false });
  return reply('location_checked', { available: true, access_requested: isAsked, access_granted: isGranted });
}

export function answerLocation(state: FrameState, answer: string | null): Step {
  const isGranted = answer === 'allow';
  return step({ ...state, location: { isAsked: true, isGranted } }, isGranted ? found : unavailable);
}
