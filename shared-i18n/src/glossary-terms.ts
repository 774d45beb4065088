/** A term of the app with one name in each language. */
export interface Term {
  /** Its key in `glossary/<locale>.json`. */
  readonly key: string;
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
    labels: ['inbox-tab-valentine', 'share-mode-valentine', 'send-friend-mode-valentine'],
  },
  {
    key: 'modeAnonymous',
    labels: ['inbox-tab-anonymous', 'share-mode-anonymous', 'send-friend-mode-anonymous'],
  },
  // not Saint Valentine's Day
  { key: 'valentine', english: /\bvalentines?\b(?![’'])/i },
  { key: 'question', english: /\bquestions?\b/i },
  { key: 'note', english: /\bnotes?\b/i },
  { key: 'gift', english: /\bgifts?\b/i },
  { key: 'superValentine', english: /super valentine/i, labels: ['send-super'] },
  { key: 'surpriseBox', english: /surprise box/i, labels: ['send-gift-surprise_box'] },
  { key: 'surprisePack', english: /surprise pack/i, labels: ['send-gift-surprise_pack'] },
  { key: 'wishlist', english: /wishlist/i, labels: ['send-tab-wishlist'] },
  { key: 'hidden', labels: ['send-privacy-reveal'] },
  {
    key: 'hiddenForever',
    english: /hidden forever/i,
    labels: ['send-privacy-full', 'inbox-sender-anonymous'],
  },
  { key: 'signed', english: /\bsigned\b/i, labels: ['send-privacy-open'] },
  { key: 'reveal', english: /\breveal/i },
  {
    key: 'earlyOpening',
    english: /early opening/i,
    labels: ['bot-invoice-early', 'share-purchase-early-reveal'],
    only: ['bot-invoice-early', 'inbox-early-text', 'share-purchase-early-reveal'],
  },
  {
    key: 'march8',
    english: /8 March/i,
    only: [
      'bot-invoice-early-description',
      'bot-service-note-3',
      'send-super-line-closed',
      'inbox-unread-closed',
      'share-countdown-closed',
      'share-countdown-days',
      'share-countdown-today',
      'share-countdown-tomorrow',
    ],
  },
  { key: 'stars', english: /\bStars?\b/i },
  { key: 'story', english: /\bstory\b/i },
  { key: 'sticker', english: /sticker/i },
  { key: 'chat', english: /\bchat\b/i },
  { key: 'channel', english: /\bchannel\b/i },
  { key: 'status', english: /\bstatus\b/i },
  { key: 'bot', english: /\bbot\b/i },
  { key: 'link', english: /\blinks?\b/i },
  { key: 'inbox', english: /\binbox\b/i, labels: ['inbox-tab'] },
  // not the answer of a server
  { key: 'answer', english: /(?<!\bno (clear )?)\banswer(s|ed)?\b/i },
  { key: 'mutual', english: /mutual/i, labels: ['inbox-ribbon-mutual'] },
  { key: 'likesYou', labels: ['inbox-ribbon-sympathy'] },
  { key: 'block', english: /\b(un)?block(s|ed)?\b/i },
  { key: 'report', english: /\breport/i },
  { key: 'mutedWords', english: /muted words/i, labels: ['share-words'] },
  { key: 'mutedNotes', english: /muted notes/i, labels: ['share-muted'] },
  { key: 'pause', english: /\bpause/i },
  { key: 'leaderboard', english: /leaderboard/i, labels: ['share-settings-leaderboard'] },
  { key: 'contest', english: /\bcontests?\b/i },
  { key: 'season', english: /\bseason\b/i },
  { key: 'tasks', english: /\btasks?\b/i, labels: ['share-tasks'] },
  { key: 'refund', english: /\brefund/i },
];
