import type { Valentine } from '@billet/shared-domain/contract';
import { USUAL_DAY } from '../../harness.ts';
import type { Person } from '../../person.ts';
import { checkout } from '../../shop.ts';
import type { QuickShop } from '../day/quick-shop.ts';

/** One try of somebody without the database: a coin decides what happens, and they say what they think it was. */
export interface Try {
  readonly shop: QuickShop;
  readonly coin: boolean;
  /** Somebody whom no other try knows. */
  person(role: string): Promise<Person>;
}

/** What somebody outside could go by; each gives true for heads. */
export type Game = (one: Try) => Promise<boolean>;

export const games: Readonly<Record<string, Game>> = {
  /** Which of two notes was sent by somebody who has just deleted the account, as everybody can see? */
  'who deleted the account': async ({ coin, person }) => {
    const [recipient, leaving, staying] = [await person('recipient'), await person('leaving'), await person('staying')];
    await checkout(coin ? leaving : staying, recipient, { message: 'the first' });
    await checkout(coin ? staying : leaving, recipient, { message: 'the second' });
    const notes = await openAll(recipient);
    await leaving.call('deleteAccount');
    const answers = await Promise.all(['the first', 'the second'].map((words) => askAbout(recipient, idOf(notes, words))));
    // what differs at all tells; the first, if it is the one with more to say
    return answers[0] === answers[1] ? true : (answers[0] ?? '') > (answers[1] ?? '');
  },

  /** Did the one whom I blocked write again? */
  'a note that was suppressed': async ({ coin, person }) => {
    const [recipient, blocked] = [await person('recipient'), await person('blocked')];
    await checkout(blocked, recipient, { message: 'unwelcome' });
    const id = idOf(await openAll(recipient), 'unwelcome');
    await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
    const before = await allIHave(recipient);
    if (coin) await checkout(blocked, recipient, { message: 'let me explain' });
    return (await allIHave(recipient)) !== before;
  },

  /** Who of two wrote first, within the hour? */
  'the order within an hour': async ({ shop, coin, person }) => {
    const [recipient, one, other] = [await person('recipient'), await person('one'), await person('other')];
    shop.deps.clock.move(new Date(USUAL_DAY.getTime() + 5 * 60_000));
    await checkout(coin ? one : other, recipient, { message: coin ? 'of one' : 'of the other' });
    shop.deps.clock.move(new Date(USUAL_DAY.getTime() + 50 * 60_000));
    await checkout(coin ? other : one, recipient, { message: coin ? 'of the other' : 'of one' });
    const notes = await openAll(recipient);
    const [first, second] = notes;
    if (first && second && first.sentAt !== second.sentAt) return first.sentAt > second.sentAt === (first.message === 'of the other');
    return first?.message === 'of the other';
  },

  /** Am I blocked, or is the inbox paused for everybody? Tried before on two accounts of one's own. */
  'a block or a pause': async ({ coin, person }) => {
    const tryOn = async (role: string, isBlocked: boolean) => {
      const [recipient, sender] = [await person(`${role} recipient`), await person(`${role} sender`)];
      await checkout(sender, recipient, { message: 'hello' });
      const id = idOf(await openAll(recipient), 'hello');
      if (isBlocked) await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
      else await recipient.call('updateProfile', { body: { paused: true } });
      const answers = [await checkout(sender, recipient, { message: 'and now?' }), await checkout(sender, recipient, { itemId: 'teddy' })];
      const seen = [...answers, await sender.call('getSent'), await sender.call('getPublicProfile', { params: { code: recipient.code } })];
      return withoutNames(seen.map(({ status, text }) => `${status} ${text}`).join('\n'));
    };
    const [real, blocked, paused] = [await tryOn('their', coin), await tryOn('one', true), await tryOn('other', false)];
    return blocked === paused || real === blocked;
  },

  /** Does somebody at the same address send just now? */
  'the limit of a network': async ({ coin, person }) => {
    const [neighbour, friend, curious] = [await person('neighbour'), await person('friend'), await person('curious')];
    for (let n = 0; coin && n < 10; n++) await checkout(neighbour, friend, { message: `note ${n}` });
    const answers: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { status, headers } = await checkout(curious, friend, { message: `try ${n}` });
      answers.push(`${status} ${headers.get('Retry-After') ?? ''}`);
    }
    // what is counted together is refused sooner
    return answers.filter((answer) => answer.startsWith('200')).length < 10;
  },
};

async function openAll(person: Person): Promise<Valentine[]> {
  const list = async () => (await person.call('getValentines', { query: { type: 'ordinary' } })).body as { valentines: Valentine[] };
  for (const { id } of (await list()).valentines) await person.call('unwrapValentine', { params: { id } });
  return (await list()).valentines;
}

function idOf(notes: readonly Valentine[], words: string): string {
  return notes.find(({ message }) => message === words)?.id ?? '';
}

/** All that the owner of a note may ask about it, with what is the note's own taken out. */
async function askAbout(person: Person, id: string): Promise<string> {
  const reveal = await person.call('revealSender', { params: { id }, body: {} });
  const again = await person.call('unwrapValentine', { params: { id } });
  return withoutNames([reveal, again].map(({ status, text }) => `${status} ${text}`).join('\n')).replace(/the (first|second)/g, 'the note');
}

/** All that somebody can count of their own. */
async function allIHave(person: Person): Promise<string> {
  const looks = [
    await person.call('getInventoryCount'),
    await person.call('getValentines', { query: { type: 'ordinary' } }),
    await person.call('getMuted'),
    await person.call('getBlocked'),
    await person.call('getLeaderboards'),
    await person.call('getProfile'),
  ];
  return looks.map(({ text }) => text).join('\n');
}

/** Codes, ids and names differ with every account: they are no news. */
function withoutNames(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/"(valentineCode|firstName|username|photoUrl|name|sentAt|createdAt)":"[^"]*"/g, '"$1":"…"');
}
