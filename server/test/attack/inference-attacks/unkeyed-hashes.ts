import { createHash } from 'node:crypto';
import type { Target } from '../stolen-data/known.ts';
import { type Attack, type AttackerData, guessEach } from './attack.ts';

/** Digest size in bytes. Values of other sizes are not tried. */
const ALGORITHMS = { md5: 16, sha1: 20, sha256: 32, sha512: 64 };

/** Tries hashes of every person on the opaque values of a note. A hash without a key can be reversed this way. */
export const unkeyedHashes: Attack = (data) => {
  const values = new Map<string, Set<string>>(data.known.targets.map(({ id }) => [id, new Set()]));
  for (const { notes, tokens } of data.traces)
    for (const note of notes) for (const token of tokens) values.get(note)?.add(token.replaceAll(/["\\]|^\\\\x/g, '').replace(/^x/, ''));
  const names = [...data.known.people];
  return new Map(
    Object.entries(ALGORITHMS).map(([algorithm, size]) => [
      algorithm,
      guessEach(data.known.targets, (target) => {
        const found = new Set(
          [...(values.get(target.id) ?? [])].filter((value) => [2 * size, Math.ceil((size * 4) / 3)].includes(value.length)),
        );
        return found.size === 0
          ? undefined
          : names.find(([name]) => hashesOf(algorithm, target, name, data).some((hash) => found.has(hash)))?.[1];
      }),
    ]),
  );
};

function hashesOf(algorithm: string, { id, recipientId }: Target, name: string, { known }: AttackerData): string[] {
  const recipients = [...known.people].filter(([, person]) => person === recipientId).map(([alias]) => alias);
  const texts = [
    name,
    `${id}${name}`,
    ...recipients.flatMap((recipient) => ['', ' ', ':'].flatMap((gap) => [recipient + gap + name, name + gap + recipient])),
  ];
  return texts.flatMap((text) => {
    const hash = createHash(algorithm).update(text).digest();
    return [hash.toString('hex'), hash.toString('base64url')];
  });
}
