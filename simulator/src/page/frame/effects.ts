import type { Effect } from '../../protocol/frame.ts';
import { invoiceLoaded, paymentAnswered } from '../../protocol/invoice.ts';
import { preparedMessageLoaded } from '../../protocol/sharing.ts';
import { customAnswered } from '../../protocol/storage.ts';
import { server } from '../server.ts';
import type { Frame, Outer } from './parts.ts';

/** Executes an effect of a step, except replies. */
export function perform(effect: Exclude<Effect, { kind: 'reply' }>, person: number, frame: Frame, outer: Outer): void {
  const report = (error: unknown): void => outer.report(error instanceof Error ? error.message : String(error));
  const carryOut = async (): Promise<void> => {
    switch (effect.kind) {
      case 'close':
        return outer.close();
      case 'minimise':
        return outer.minimise();
      case 'open_link':
        return outer.openLink(effect.url);
      case 'open_messenger_link':
        return outer.openMessengerLink(effect.url);
      case 'explain':
        return outer.report(effect.text);
      case 'haptic':
        return outer.pulse(effect.signal);
      case 'reload':
        return frame.reload(effect.afterMs);
      case 'keep_frame':
        return frame.keep();
      default:
        return askServer(effect, person, frame);
    }
  };
  carryOut().catch(report);
}

type ServerEffect = Extract<
  Effect,
  {
    kind:
      | 'custom_method'
      | 'load_invoice'
      | 'pay'
      | 'allow_writing'
      | 'post_story'
      | 'load_prepared'
      | 'send_prepared'
      | 'set_emoji_status';
  }
>;

async function askServer(effect: ServerEffect, person: number, frame: Frame): Promise<void> {
  switch (effect.kind) {
    case 'custom_method': {
      const answer = await server.customMethod(person, effect.method, effect.params);
      return frame.run((state) => customAnswered(state, effect.requestId, answer));
    }
    case 'load_invoice': {
      const invoice = await server.invoice(effect.slug);
      return frame.run((state) => invoiceLoaded(state, effect.slug, invoice));
    }
    case 'pay': {
      const answer = await server.pay(person, effect.slug);
      return frame.run((state) => paymentAnswered(state, effect.slug, answer));
    }
    case 'load_prepared': {
      const message = await server.prepared(person, effect.id);
      return frame.run((state) => preparedMessageLoaded(state, effect.id, message));
    }
    case 'send_prepared':
      await server.sendPrepared(person, effect.id, effect.chat);
      return;
    case 'allow_writing':
      await server.allowWriting(person);
      return;
    case 'post_story':
      await server.postStory(person, effect.story);
      return;
    case 'set_emoji_status':
      await server.setEmojiStatus(person, effect.id);
  }
}
