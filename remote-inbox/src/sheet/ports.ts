import { bridge, isApiError, newKey } from '@billet/shared-bridge';
import type { RevealPack } from '@billet/shared-domain/contract';
import { makeIntentions } from '../item/intentions.ts';
import { draftsIn, tabStorage } from '../reply/drafts.ts';

const intentions = makeIntentions(newKey);
/** What was begun and not sent, in this tab. */
export const drafts = draftsIn(tabStorage());

/** Pictures of answers, as they came with them. */
const images = new Map<string, string | null>();

/** For what was answered before this visit. */
async function findImage(id: string): Promise<string | null> {
  try {
    return (await bridge().api.call('getShareImage', { params: { id } })).url;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

const failureOf = (error: unknown) => (isApiError(error) ? error.failure : null);
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The bridge in the words of the flows. */
export const ports = {
  ...intentions,
  failureOf,
  wait,
  forgetDraft: drafts.forget,
  reveal: (id: string, key: string) => bridge().api.call('revealSender', { params: { id }, body: {}, key }),
  order: (id: string, pack: RevealPack, key: string) =>
    bridge().api.call('revealSender', { params: { id }, body: { revealPackType: pack }, key }),
  openEarly: (orderId: string | undefined, key: string) =>
    bridge().api.call('buyEarlyReveal', { body: orderId === undefined ? {} : { orderId }, key }),
  openInvoice: (link: string) => bridge().messenger.openInvoice(link),
  orderState: async (id: string) => (await bridge().api.call('getOrder', { params: { id }, retries: 'none' })).order.state,
  answer: async (id: string, answer: string, key: string) => {
    const { data } = await bridge().api.call('answerValentine', { params: { id }, body: { answer }, key });
    images.set(id, data.shareImageUrl);
    return data.valentine;
  },
  imageOf: async (id: string) => images.get(id) ?? (await findImage(id)),
  setVisibility: async (id: string, isPublic: boolean) =>
    (await bridge().api.call('setVisibility', { params: { id }, body: { isPublic } })).isPublic,
};
