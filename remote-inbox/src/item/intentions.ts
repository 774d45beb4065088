/**
 * A key for each intention, made before the first request and kept until the intention came to an end, so that a
 * second tap after a lost connection asks for the same thing and not for another one.
 */
export function makeIntentions(newKey: () => string) {
  const keys = new Map<string, string>();
  return {
    keyOf(intention: string): string {
      const key = keys.get(intention) ?? newKey();
      keys.set(intention, key);
      return key;
    },
    settle: (intention: string): void => {
      keys.delete(intention);
    },
  };
}
