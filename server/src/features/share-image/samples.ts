import { LOOKS } from '@billet/shared-domain/rules/looks';
import { translate } from '../../kit/messages/texts.ts';
import type { Exchange, Picture } from './picture.ts';

/** Pictures of invented people, for tests and for the sheets in docs/pictures. */

/** The key of a sample's photo. */
export const PHOTO = 'sample-photo';

/** A drawn portrait at sunset. */
export const photoOf = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 320 320"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#ffd08a"/><stop offset=".55" stop-color="#f68b8b"/><stop offset="1" stop-color="#8b5fbf"/></linearGradient></defs><path fill="url(#a)" d="M0 0h320v320H0z"/><circle cx="238" cy="92" r="44" fill="#fff3c9"/><path fill="#54346b" d="M0 236q60-44 130-22t190-30v136H0z"/><path fill="#3a2230" d="M92 150c0-56 30-88 72-88s70 34 70 88v94H92z"/><path fill="#2f6f8f" d="M66 320c4-66 42-88 97-88s93 22 97 88z"/><path fill="#e9a988" d="M136 186h54v62a27 27 0 0 1-54 0z"/><ellipse cx="163" cy="152" rx="50" ry="60" fill="#f6c1a0"/><path fill="#3a2230" d="M108 150c6-52 38-70 66-66 28 4 44 30 42 66-16-8-28-26-32-42-14 24-40 38-76 42z"/><path d="M143 172q20 20 40 0" fill="none" stroke="#a4494b" stroke-width="5" stroke-linecap="round"/><circle cx="143" cy="150" r="5" fill="#3a2230"/><circle cx="183" cy="150" r="5" fill="#3a2230"/></svg>`,
  );

/** A name, a question and an answer in each language's script. */
const textsByLanguage = {
  en: ['Alice', 'What was the best day of your year?', 'The one when we missed the train and walked home along the sea.'],
  ru: ['Соломія', 'Какой день в году был лучшим?', 'Тот, когда мы опоздали на поезд и шли домой вдоль моря.'],
  ar: ['ليلى', 'ما أجمل يوم في سنتك؟', 'يوم فاتنا القطار ومشينا إلى البيت على شاطئ البحر.'],
  he: ['נועה', 'מה היה היום הכי יפה השנה?', 'היום שבו פספסנו את הרכבת והלכנו הביתה לאורך הים.'],
  hi: ['प्रिया', 'इस साल का सबसे अच्छा दिन कौन सा था?', 'जिस दिन ट्रेन छूट गई और हम समुद्र किनारे पैदल घर आए।'],
  vi: ['Thảo Nguyên', 'Ngày đẹp nhất trong năm của bạn là ngày nào?', 'Ngày mình lỡ chuyến tàu và đi bộ về nhà dọc bờ biển.'],
} as const;
export const scripts = Object.keys(textsByLanguage) as (keyof typeof textsByLanguage)[];

export interface Sample {
  readonly caption: string;
  readonly picture: Picture;
}

type SampleOptions = Partial<Omit<Picture, 'title'>> & { readonly language?: string; readonly exchangeTexts?: Omit<Exchange, 'label'> };

/** A picture with the texts of a language, as the server builds it. */
export function sample({ language = 'en', mode = 'valentine', exchangeTexts, ...options }: SampleOptions = {}): Picture {
  const kind = exchangeTexts ? 'answer' : 'title';
  return {
    look: 'classic',
    mode,
    art: exchangeTexts ? (mode === 'valentine' ? 'tulip' : 'ghost') : mode === 'valentine' ? 'lovebirds' : 'ghost',
    title: translate(language, `bot-share-${kind}-${mode}`),
    firstName: 'Alice',
    photo: PHOTO,
    link: `https://t.me/billet_bot/${mode === 'valentine' ? 'send' : 'ask'}?startapp=m38ku3hwxz`,
    exchange: exchangeTexts ? { ...exchangeTexts, label: translate(language, 'bot-share-answer-label') } : null,
    ...options,
  };
}

const long = {
  message: 'Tell me honestly: if you could live one hour of this year once more, which one would it be, and why?',
  answer:
    'The hour before sunrise on the roof: cold tea, two blankets, the whole city asleep, and nobody in a hurry to say anything clever at all. Yes!!',
};
const emoji = { message: '😍😍🔥', answer: '🥹💃🏽👩‍❤️‍👨✨' };
const usual = { message: textsByLanguage.en[1], answer: textsByLanguage.en[2] };

const modes = ['valentine', 'anonymous'] as const;
const inEveryLook = (caption: string, options: SampleOptions): Sample[] =>
  LOOKS.map((look) => ({ caption: `${look}, ${caption}`, picture: sample({ ...options, look }) }));

/** The sheets by name. A row is one picture in every look. */
export const sheets: Readonly<Record<string, readonly Sample[]>> = {
  looks: modes.flatMap((mode) => [
    ...inEveryLook(`${mode}, link`, { mode }),
    ...inEveryLook(`${mode}, answer`, { mode, exchangeTexts: usual }),
  ]),
  scripts: scripts.flatMap((language, index) => {
    const [firstName, message, answer] = textsByLanguage[language];
    const mode = index % 2 === 0 ? 'valentine' : 'anonymous';
    return [
      ...inEveryLook(`${language}, link`, { language, firstName, mode }),
      ...inEveryLook(`${language}, answer`, { language, firstName, mode, exchangeTexts: { message, answer } }),
    ];
  }),
  edges: [
    ...inEveryLook('emoji only', { exchangeTexts: emoji, mode: 'anonymous' }),
    ...inEveryLook('100 and 144 characters', { exchangeTexts: long }),
    ...inEveryLook('no photo', { photo: null }),
    ...inEveryLook('no photo, answer', { photo: null, exchangeTexts: usual, mode: 'anonymous' }),
    ...inEveryLook('a name of emoji, no photo', { photo: null, firstName: '🦊', mode: 'anonymous' }),
    ...inEveryLook('a name of sixty letters', {
      firstName: 'Maximiliane-Charlotte Gräfin von und zu Hohenlohe-Langenburg',
      exchangeTexts: long,
      photo: null,
    }),
    ...inEveryLook('no name', { firstName: '', photo: null }),
    ...inEveryLook('a gift without words', { exchangeTexts: { message: '', answer: 'Thank you! Whoever you are 💐' } }),
  ],
};
