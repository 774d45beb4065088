import { randomBytes } from 'node:crypto';
import { botIdOf } from '../settings.ts';
import { gifts as catalogue } from '../world/gifts.ts';
import { withEntry } from '../world/ledger.ts';
import { post } from '../world/messages.ts';
import { botChat } from '../world/people.ts';
import type { Gift } from '../world/types.ts';
import { changed, seconds } from '../world/world.ts';
import { personOf } from './chats.ts';
import { badRequest, type MethodGroup, requiredText, textOf } from './method.ts';

const TEXT_LIMIT = 128;

/** The messenger's own gifts, which the bot pays from its Stars. */
export const gifts: MethodGroup = {
  getAvailableGifts: () => ({ gifts: catalogue.map(toApi) }),

  sendGift: ({ world, params }) => {
    const person = personOf(world, params, textOf(params, 'user_id') ? 'user_id' : 'chat_id');
    const gift = catalogue.find((each) => each.id === requiredText(params, 'gift_id'));
    if (!gift) throw badRequest('STARGIFT_INVALID');
    const text = textOf(params, 'text');
    if ([...text].length > TEXT_LIMIT) throw badRequest('GIFT_TEXT_TOO_LONG');
    const id = randomBytes(24).toString('base64url');
    const entry = {
      id,
      kind: 'gift',
      from: 'bot',
      to: 'issuer',
      stars: gift.stars,
      date: seconds(),
      about: gift.id,
      person: person.id,
    } as const;
    const ledger = withEntry(world.ledger, entry);
    if (!ledger) throw badRequest('BALANCE_TOO_LOW');
    world.ledger = ledger;
    const words = `${gift.emoji} ${world.bot.name} sent you a gift: ${gift.name}${text ? `\n${text}` : ''}`;
    post(world, { chat: botChat(person.id), from: botIdOf(world.settings), text: words, kind: 'service' });
    changed(world);
    return true;
  },
};

function toApi(gift: Gift): Record<string, unknown> {
  const sticker = {
    file_id: gift.id,
    file_unique_id: gift.id,
    type: 'custom_emoji',
    width: 512,
    height: 512,
    is_animated: true,
    is_video: false,
    emoji: gift.emoji,
  };
  return { id: gift.id, sticker, star_count: gift.stars };
}
