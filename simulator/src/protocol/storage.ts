import type { CustomAnswer } from '../world/storage.ts';
import { type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

/** Cloud storage and other calls that the client passes to the messenger's server. */
export const storage: HandlerGroup = {
  web_app_invoke_custom_method: (params, state) =>
    step(state, { kind: 'custom_method', requestId: textIn(params, 'req_id'), method: textIn(params, 'method'), params: params.params }),
};

export const customAnswered = (state: FrameState, requestId: string, answer: CustomAnswer): Step =>
  step(state, reply('custom_method_invoked', { req_id: requestId, ...answer }));
