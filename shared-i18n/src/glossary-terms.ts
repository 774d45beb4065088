/** A term of the app with one name in each language. */
export interface Term {
  /** Its key in `glossary/<locale>.json`. */
  readonly key: string;
  /** Its line in the tables of docs/translations.md. */
  readonly line: string;
  /** If the English text matches, the text of every language must contain its name of the term. Without it only labels are compared. */
  readonly english?: RegExp;
  /** Messages that consist of the name. */
  readonly labels?: readonly string[];
  /** The only messages that may mention the term, because they are shown in its season only. */
  readonly only?: readonly string[];
}

export const terms: readonly Term[] = [
  {
    key: 'modeValentines',
    line: 'mode: valentines',
    labels: ['inbox-tab-valentine', 'share-mode-valentine', 'send-friend-mode-valentine'],
  },
  {
    key: 'modeAnonymous',
    line: 'mode: anonymous',
    labels: ['inbox-tab-anonymous', 'share-mode-anonymous', 'send-friend-mode-anonymous'],
  },
  // not Saint Valentine's Day
  { key: 'valentine', line: 'a valentine', english: /\bvalentines?\b(?![’'])/i },
  { key: 'question', line: 'a question', english: /\bquestions?\b/i },
  { key: 'note', line: 'note', english: /\bnotes?\b/i },
  { key: 'gift', line: 'gift', english: /\bgifts?\b/i },
  { key: 'superValentine', line: 'super valentine', english: /super valentine/i, labels: ['send-super'] },
  { key: 'surpriseBox', line: 'surprise box', english: /surprise box/i, labels: ['send-gift-surprise_box'] },
  { key: 'surprisePack', line: 'surprise pack', english: /surprise pack/i, labels: ['send-gift-surprise_pack'] },
  { key: 'wishlist', line: 'wishlist', english: /wishlist/i, labels: ['send-tab-wishlist'] },
  { key: 'hidden', line: 'privacy: hidden', labels: ['send-privacy-reveal'] },
  {
    key: 'hiddenForever',
    line: 'privacy: hidden forever',
    english: /hidden forever/i,
    labels: ['send-privacy-full', 'inbox-sender-anonymous'],
  },
  { key: 'signed', line: 'privacy: signed', english: /\bsigned\b/i, labels: ['send-privacy-open'] },
  { key: 'reveal', line: 'reveal', english: /\breveal/i },
  {
    key: 'earlyOpening',
    line: 'early opening',
    english: /early opening/i,
    labels: ['bot-invoice-early', 'share-purchase-early-reveal'],
    only: ['bot-invoice-early', 'inbox-early-text', 'share-purchase-early-reveal'],
  },
  {
    key: 'march8',
    line: '8 March',
    english: /8 March/i,
    only: [
      'bot-invoice-early-description',
      'bot-service-note-3',
      'send-super-line-closed',
      'share-countdown-closed',
      'share-countdown-days',
      'share-countdown-today',
      'share-countdown-tomorrow',
    ],
  },
  { key: 'stars', line: 'Stars', english: /\bStars?\b/i },
  { key: 'story', line: 'story', english: /\bstory\b/i },
  { key: 'sticker', line: 'sticker', english: /sticker/i },
  { key: 'chat', line: 'chat', english: /\bchat\b/i },
  { key: 'channel', line: 'channel', english: /\bchannel\b/i },
  { key: 'status', line: 'status', english: /\bstatus\b/i },
  { key: 'bot', line: 'bot', english: /\bbot\b/i },
  { key: 'link', line: 'link', english: /\blinks?\b/i },
  { key: 'inbox', line: 'inbox', english: /\binbox\b/i, labels: ['inbox-tab'] },
  // not the answer of a server
  { key: 'answer', line: 'answer', english: /(?<!\bno (clear )?)\banswer(s|ed)?\b/i },
  { key: 'mutual', line: 'mutual', english: /mutual/i, labels: ['inbox-ribbon-mutual'] },
  { key: 'likesYou', line: 'likes you', labels: ['inbox-ribbon-sympathy'] },
  { key: 'block', line: 'block', english: /\b(un)?block(s|ed)?\b/i },
  { key: 'report', line: 'report', english: /\breport/i },
  { key: 'mutedWords', line: 'muted words', english: /muted words/i, labels: ['share-words'] },
  { key: 'mutedNotes', line: 'muted notes', english: /muted notes/i, labels: ['share-muted'] },
  { key: 'pause', line: 'pause', english: /\bpause/i },
  { key: 'leaderboard', line: 'leaderboard', english: /leaderboard/i, labels: ['share-settings-leaderboard'] },
  { key: 'contest', line: 'contest', english: /\bcontests?\b/i },
  { key: 'season', line: 'season', english: /\bseason\b/i },
  { key: 'tasks', line: 'tasks', english: /\btasks?\b/i, labels: ['share-tasks'] },
  { key: 'refund', line: 'refund', english: /\brefund/i },
];
