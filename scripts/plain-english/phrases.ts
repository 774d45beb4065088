/** Subjects that may want something. A thing needs or requires it. */
const PEOPLE = 'user|users|person|people|operator|operators|developer|sender|recipient|visitor|who|they|you|we';
const PREPOSITION = 'of|for|to|by|than|from|in|on|about|as|with|and|or|is|are';
/** The text after a phrase such as 'of its own' that ends its clause. 'of its own files' is accepted. */
const CLAUSE_END = '(?= (?:and|or|that|which|to|in|for|with|is|are)\\b| *(?:[^\\w ]|$))';

/** Phrases that make a text hard to read, by what to do instead. A space matches any white space. */
const habits: Readonly<Record<string, string>> = {
  'name the user or the component': '\\b(?:whoever|nobody|somebody)\\b',
  'use a noun instead of a clause': `(?:(?<=(?:^|[.;:(|/*"'\`]) *)|(?<=\\b(?:${PREPOSITION}) ))\\b(?:what|who)(?= (?!to\\b)[a-z])(?![^.;]*\\?)`,
  'use a technical verb':
    '\\b(?:(?:stands?|stood)(?!-| (?:in )?for\\b)|lies|(?:is|are|was|were) (?:told|gone|heard)|c[oa]mes? to|mend(?:s|ed|ing)?)\\b' +
    `|(?<!\\b(?:${PEOPLE}) )\\bwants\\b`,
  'use a common phrase':
    '\\b(?:anew|meanwhile|all the same|any more|by (?:itself|themselves)|in (?:its|their|whose) stead)\\b' +
    `|\\bof (?:its|their|our|one's) own\\b${CLAUSE_END}`,
  'put the subject before the verb': '(?<=(?:^|[.;:,]) *)so (?:does|do|is|are)\\b',
  // the first argument of a call, after its requirement IDs
  'make the title a complete statement': '(?<=\\( *[\'"`](?:(?:\\[[\\w-]+\\])+ )?)(?:and|or|so|but)(?= )',
};
const patterns = Object.entries(habits).map(([advice, habit]) => ({
  advice,
  pattern: new RegExp(habit.replaceAll(/ (?!\*)/g, ' +'), 'gi'),
}));

export interface Phrase {
  /** The index in the source. */
  readonly at: number;
  readonly text: string;
  readonly advice: string;
}

/** A source without the line breaks inside its paragraphs and comments. Indices stay the same. */
export const unwrap = (source: string) =>
  source.replace(/(?<!\n)\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#)|>)?(?!\s*\n)/g, (wrap) => ' '.repeat(wrap.length));

/** The phrases to rewrite in an unwrapped text. Names in capital letters are constants. */
export function findPhrases(text: string): Phrase[] {
  return patterns
    .flatMap(({ advice, pattern }) => Array.from(text.matchAll(pattern), ({ 0: found, index: at }) => ({ at, text: found, advice })))
    .filter(({ text: found }) => found !== found.toUpperCase())
    .map((phrase) => ({ ...phrase, text: phrase.text.replace(/ +/g, ' ') }))
    .sort((a, b) => a.at - b.at);
}
