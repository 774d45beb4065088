/** The users in the pictures of a language. */
interface PictureNames {
  readonly owner: string;
  readonly friend: string;
  readonly stranger: string;
}

const makeNames = (owner: string, friend: string, stranger: string): PictureNames => ({ owner, friend, stranger });

/** Names in the script of each language. The stranger's name has another script or diacritics. */
export const pictureNames: Readonly<Record<string, PictureNames>> = {
  en: makeNames('Alice', 'Theo', 'Оля'),
  ru: makeNames('Аня', 'Миша', 'Charlotte'),
  ar: makeNames('ليلى', 'كريم', 'Charlotte'),
  de: makeNames('Lea', 'Jonas', 'ليلى'),
  es: makeNames('Lucía', 'Mateo', 'Оля'),
  fa: makeNames('نیلوفر', 'آرش', 'Charlotte'),
  fil: makeNames('Maria', 'Paolo', '王小明'),
  fr: makeNames('Chloé', 'Léo', 'ליאור'),
  he: makeNames('נועה', 'איתי', 'Charlotte'),
  hi: makeNames('प्रिया', 'अर्जुन', 'Оля'),
  id: makeNames('Sari', 'Bayu', 'Nguyễn Thảo'),
  it: makeNames('Giulia', 'Matteo', 'प्रिया'),
  ms: makeNames('Aisyah', 'Haziq', 'Оля'),
  pt: makeNames('Júlia', 'João', 'نیلوفر'),
  tr: makeNames('Ayşe', 'Çağlar', 'Оля'),
  uk: makeNames('Соломія', 'Тарас', 'Łukasz'),
  vi: makeNames('Thảo', 'Đức Nghĩa', 'Оля'),
};
