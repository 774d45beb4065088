import { z } from 'zod';
import { isLoopback } from '../loopback.ts';

/** Schemas for the values of environment variables. */

/** https or this machine: code that runs in the page must not be loaded over a connection that others can change. */
const isOrigin = (typed: string) => {
  const address = typed.replace(/^(http:\/\/(?:localhost|127\.0\.0\.1)):\*$/, '$1:1');
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  return origin === address && !host.includes('*') && (protocol === 'https:' || (protocol === 'http:' && isLoopback(host)));
};

export const text = z.string();
const PORT_FAULT = 'must be a port number, at most 65535';
export const port = text
  .regex(/^\d+$/, PORT_FAULT)
  .transform(Number)
  .refine((n) => n <= 65535, PORT_FAULT);
/** A name or an address without a port; IPv6 without brackets. */
export const listenHost = text.regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0');
export const wholeNumber = text.regex(/^\d{1,15}$/, 'must be a whole number').transform(Number);
/** PostgreSQL compares some counts as 32-bit integers. */
export const count = wholeNumber.refine((n) => n < 2 ** 31, 'must be at most 2147483647');
export const batch = wholeNumber.refine((seconds) => seconds >= 1 && seconds <= 86_400, 'must be 1 to 86400 seconds');
/** Stars of an invoice. */
export const stars = wholeNumber.refine((count) => count >= 1 && count <= 100_000, 'must be 1 to 100000 Stars');
export const emojiId = text.regex(/^\d+$/, 'must be the id of a custom emoji, a number');
export const channelId = text.regex(/^(?:@\w{4,}|-\d+)$/, 'must be a name such as @billet_news, or a number such as -1001234567890');
export const messengerGiftId = text.regex(/^\S+$/, 'must be the id of a gift of the messenger');
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://billet.example' })
  .transform((url) => url.replace(/\/$/, ''));
/** An address to which paths are appended. */
export const baseUrl = httpUrl.refine((url) => !/[@?#]|\/$/.test(url), 'must be an address without a user, a query or #');
const isPlainOrigin = (address: string) => new URL(address).origin === address && !/[^\w.:/[\]-]/.test(address);
export const publicUrl = httpUrl.refine(isPlainOrigin, 'must be one address such as https://billet.example, without a path');
export const webOrigin = httpUrl.refine(isPlainOrigin, 'must be origins like https://web.example, without a path');
const HOST = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?`;
const DATABASE = new RegExp(String.raw`^postgres(?:ql)?://(?:[^@/?#]*@)?${HOST}(?:/[^/?#]*)?(?:\?[^#]*)?$`, 'i');
/** libpq's `allow` and `prefer` would connect without TLS if the server says so. This client either uses TLS or does not. */
const WORDS = {
  sslmode: ['disable', 'require', 'verify-ca', 'verify-full'],
  ssl: ['true', 'false'],
  target_session_attrs: ['any', 'read-write', 'primary'],
};
export const databaseUrl = text
  .regex(DATABASE, 'must look like postgres://user:password@host:5432/name, with one host')
  .superRefine((typed, context) => {
    const words = new URLSearchParams(typed.split('?')[1]);
    for (const [word, known] of Object.entries(WORDS)) {
      const value = words.get(word);
      if (value !== null && !known.includes(value))
        context.addIssue({ code: 'custom', message: `${word} must be one of ${known.join(', ')}` });
    }
  });
export const rolePrefix = text.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a word of small letters, digits and _');
/** Each part once. */
export const list = text.transform((typed) => [
  ...new Set(
    typed
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]);
export const overrides = text
  .transform((typed) => (typed === 'none' ? '' : typed))
  .pipe(list)
  .pipe(
    z.array(text.refine(isOrigin, 'must be origins like https://dev.example.org or, on one’s own machine, http://localhost:*; or none')),
  );
export const botToken = text.regex(/^\d{3,20}:[A-Za-z0-9_-]{30,}$/, 'must look like 123456789:ABC… as BotFather gives it');
export const name = text.regex(/^\w{3,64}$/, 'must be a name of letters, digits and underscores');
export const secret = text.regex(/^[A-Za-z0-9_-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -');
export const sealKey = text.min(32, 'must have at least 32 characters');
export const proxies = list.pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an address or a network such as 10.0.0.0/8')),
);
export const countries = list.pipe(z.array(text.regex(/^[A-Z]{2}$/, 'must be country codes of two capital letters')));
export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);
export const json = <T extends z.ZodType>(schema: T) =>
  text
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
