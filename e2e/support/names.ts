/** The users in the pictures of a language. */
interface Cast {
  readonly owner: string;
  readonly friend: string;
  readonly stranger: string;
}

const cast = (owner: string, friend: string, stranger: string): Cast => ({ owner, friend, stranger });

/** Names in the script of each language. The stranger's name has another script or diacritics. */
export const casts: Readonly<Record<string, Cast>> = {
  en: cast('Alice', 'Theo', 'Оля'),
  ru: cast('Аня', 'Миша', 'Charlotte'),
  ar: cast('ليلى', 'كريم', 'Charlotte'),
  de: cast('Lea', 'Jonas', 'ليلى'),
  es: cast('Lucía', 'Mateo', 'Оля'),
  fa: cast('نیلوفر', 'آرش', 'Charlotte'),
  fil: cast('Maria', 'Paolo', '王小明'),
  fr: cast('Chloé', 'Léo', 'ליאור'),
  he: cast('נועה', 'איתי', 'Charlotte'),
  hi: cast('प्रिया', 'अर्जुन', 'Оля'),
  id: cast('Sari', 'Bayu', 'Nguyễn Thảo'),
  it: cast('Giulia', 'Matteo', 'प्रिया'),
  ms: cast('Aisyah', 'Haziq', 'Оля'),
  pt: cast('Júlia', 'João', 'نیلوفر'),
  tr: cast('Ayşe', 'Çağlar', 'Оля'),
  uk: cast('Соломія', 'Тарас', 'Łukasz'),
  vi: cast('Thảo', 'Đức Nghĩa', 'Оля'),
};
