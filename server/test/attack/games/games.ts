import type { Valentine } from '@billet/shared-domain/contract';
import { DEFAULT_DATE } from '../../harness.ts';
import type { Person } from '../../person.ts';
import { checkout } from '../../shop.ts';
import type { InProcessShop } from '../day/in-process-shop.ts';

/** One attempt of an observer without access to the database: a coin decides what happens, and the observer guesses the coin. */
export interface Try {
  readonly shop: InProcessShop;
  readonly coin: boolean;
  /** A person unknown to all other attempts. */
  person(role: string): Promise<Person>;
}

/** An observation strategy; returns true for heads. */
export type Game = (one: Try) => Promise<boolean>;

export const games: Readonly<Record<string, Game>> = {
  /** Which of two notes was sent by the person whose account deletion is visible? */
  'who deleted the account': async ({ coin, person }) => {
    const [recipient, leaving, staying] = [await person('recipient'), await person('leaving'), await person('staying')];
    await checkout(coin ? leaving : staying, recipient, { message: 'the first' });
    await checkout(coin ? staying : leaving, recipient, { message: 'the second' });
    const notes = await openAll(recipient);
    await leaving.call('deleteAccount');
    const answers = await Promise.all(['the first', 'the second'].map((words) => askAbout(recipient, idOf(notes, words))));
    // any difference is used; the note with the greater answer counts as the deleted person's
    return answers[0] === answers[1] ? true : (answers[0] ?? '') > (answers[1] ?? '');
  },

  /** Did a blocked person write again? */
  'a note that was suppressed': async ({ coin, person }) => {
    const [recipient, blocked] = [await person('recipient'), await person('blocked')];
    await checkout(blocked, recipient, { message: 'unwelcome' });
    const id = idOf(await openAll(recipient), 'unwelcome');
    await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
    const before = await allIHave(recipient);
    if (coin) await checkout(blocked, recipient, { message: 'let me explain' });
    return (await allIHave(recipient)) !== before;
  },

  /** Which of two people wrote first within the hour? */
  'the order within an hour': async ({ shop, coin, person }) => {
    const [recipient, one, other] = [await person('recipient'), await person('one'), await person('other')];
    shop.deps.clock.move(new Date(DEFAULT_DATE.getTime() + 5 * 60_000));
    await checkout(coin ? one : other, recipient, { message: coin ? 'of one' : 'of the other' });
    shop.deps.clock.move(new Date(DEFAULT_DATE.getTime() + 50 * 60_000));
    await checkout(coin ? other : one, recipient, { message: coin ? 'of the other' : 'of one' });
    const notes = await openAll(recipient);
    const [first, second] = notes;
    if (first && second && first.sentAt !== second.sentAt) return first.sentAt > second.sentAt === (first.message === 'of the other');
    return first?.message === 'of the other';
  },

  /** Was the sender blocked, or is the inbox paused for everybody? Both cases are tried on own accounts first. */
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

  /** Is another person at the same address sending? */
  'the limit of a network': async ({ coin, person }) => {
    const [neighbour, friend, curious] = [await person('neighbour'), await person('friend'), await person('curious')];
    for (let n = 0; coin && n < 10; n++) await checkout(neighbour, friend, { message: `note ${n}` });
    const answers: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { status, headers } = await checkout(curious, friend, { message: `try ${n}` });
      answers.push(`${status} ${headers.get('Retry-After') ?? ''}`);
    }
    // a shared count leads to an earlier refusal
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

/** The answers to all requests about a note, without names. */
async function askAbout(person: Person, id: string): Promise<string> {
  const reveal = await person.call('revealSender', { params: { id }, body: {} });
  const again = await person.call('unwrapValentine', { params: { id } });
  return withoutNames([reveal, again].map(({ status, text }) => `${status} ${text}`).join('\n')).replace(/the (first|second)/g, 'the note');
}

/** All counts that a person can see about themselves. */
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

/** Removes codes, ids and names, which differ for every account. */
function withoutNames(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/"(valentineCode|firstName|username|photoUrl|name|sentAt|createdAt)":"[^"]*"/g, '"$1":"…"');
}
