// Words that the check takes for no leftover of English.

/** Names, which are the same in every language. */
export const namesEverywhere: readonly string[] = ['Billet', 'Telegram', 'Premium', 'QR', 'OK', 'Emoji'];

/** Words of a language that are written as in English: a message of nothing but these may look like the English one. */
export const alikeWords: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  de: ['Name', 'Code', 'Browser', 'System', 'Super', 'Ring'],
  es: ['Total', 'Valentines', 'Visible'],
  fa: [],
  fil: ['Super', 'Status', 'Link', 'Spam', 'Browser', 'System', 'Code', 'Device', 'Network', 'Sticker', 'Story', 'Wishlist'],
  fr: ['Message', 'Question', 'Code', 'Champagne', 'Bouquet', 'Total', 'Super', 'Visible', 'Places'],
  he: [],
  hi: [],
  id: ['Total', 'Super', 'Valentine', 'Tulip', 'Inbox', 'Wishlist'],
  it: ['Browser', 'Super', 'Champagne'],
  ms: ['Super', 'Valentine', 'Tulip', 'Champagne', 'Wishlist'],
  pt: ['Total', 'Super', 'Valentine', 'Valentines'],
  ru: [],
  tr: [],
  uk: [],
  vi: ['Super', 'Spam'],
};
