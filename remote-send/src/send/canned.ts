import type { Text } from '@billet/shared-i18n';

const COUNT = 8;

/** The eight ready-made valentines of the reader's language. */
export function cannedValentines(text: Text): string[] {
  return Array.from({ length: COUNT }, (_, place) => text(`send-canned-${place + 1}`));
}
