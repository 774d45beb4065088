import { type Attack, groupBy, guessEach, mostFrequent, suspectsFor } from './attack.ts';

/** Looks for an opaque value that occurs with a fully anonymous note and again with a known sender. */
export const sameToken: Attack = ({ known, traces }) => {
  const senderOf = new Map(known.sendings.map(({ noteId, senderId }) => [noteId, senderId]));
  const byToken = groupBy(
    traces.flatMap((trace) => trace.tokens.map((token) => ({ token, trace }))),
    ({ token }) => token,
  );
  const tokensOf = new Map<string, string[]>();
  for (const { notes, tokens } of traces) for (const note of notes) tokensOf.set(note, [...(tokensOf.get(note) ?? []), ...tokens]);
  const withToken = (id: string) => (tokensOf.get(id) ?? []).flatMap((token) => byToken.get(token) ?? []).map(({ trace }) => trace);
  return new Map([
    [
      'a note whose sender is known',
      guessEach(known.targets, (target) =>
        mostFrequent(withToken(target.id).flatMap(({ notes }) => notes.flatMap((note) => senderOf.get(note) ?? []))),
      ),
    ],
    [
      'a row that names somebody',
      guessEach(known.targets, (target) => mostFrequent(withToken(target.id).flatMap(({ people }) => suspectsFor(target, people)))),
    ],
  ]);
};
