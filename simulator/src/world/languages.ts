/** The languages of the product, by the codes of the messenger. */
export const languages = ['en', 'ru', 'ar', 'de', 'es', 'fa', 'fil', 'fr', 'he', 'hi', 'id', 'it', 'ms', 'pt', 'tr', 'uk', 'vi'] as const;

/** One country for each language, and some more. */
export const regions = [
  'AE',
  'BR',
  'DE',
  'ES',
  'FR',
  'GB',
  'ID',
  'IL',
  'IN',
  'IR',
  'IT',
  'MY',
  'PH',
  'PT',
  'RU',
  'TR',
  'UA',
  'US',
  'VN',
] as const;
