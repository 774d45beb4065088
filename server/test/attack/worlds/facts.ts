import fc from 'fast-check';
import type { MessengerFields } from '../../person.ts';

/** All properties of a sender that may differ while the recipient must see the same. */
export interface Sender {
  readonly account: MessengerFields;
  readonly device: string;
  readonly address: string;
  /** Days since the first opening of the app. */
  readonly age: number;
  /** Earlier actions with other people. A chosen leaderboard is public, so it is not included. */
  readonly past: readonly Past[];
  readonly key: string;
}

export type Past = 'wrote to others' | 'got from others' | 'blocked by others' | 'bought a pack' | 'paused' | 'stopped the bot';
const pasts: readonly Past[] = ['wrote to others', 'got from others', 'blocked by others', 'bought a pack', 'paused', 'stopped the bot'];

const devices = [
  'curl/8.5.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
];

const accounts: fc.Arbitrary<MessengerFields> = fc.record(
  {
    id: fc.integer({ min: 5_000_000, max: 2 ** 40 }),
    first_name: fc
      .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), fc.constantFrom('Anna', 'Максимилиан'))
      .filter((name) => name.trim() !== ''),
    username: fc.stringMatching(/^[a-z]\w{4,20}$/),
    photo_url: fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `https://t.me/i/userpic/${name}.svg`),
    language_code: fc.constantFrom('en', 'ru', 'de', 'pt-br'),
    is_premium: fc.boolean(),
    allows_write_to_pm: fc.boolean(),
  },
  { requiredKeys: ['id', 'first_name'] },
) as fc.Arbitrary<MessengerFields>;

export const senders: fc.Arbitrary<Sender> = fc.record({
  account: accounts,
  device: fc.constantFrom(...devices),
  address: fc.constantFrom('203.0.113.7', '198.51.100.20', '2001:db8::9', '10.0.0.1'),
  age: fc.nat(700),
  past: fc.uniqueArray(fc.constantFrom(...pasts), { maxLength: 4 }),
  key: fc.stringMatching(/^[\w-]{1,80}$/),
});
