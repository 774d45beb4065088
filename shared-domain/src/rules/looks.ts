/** The designs of a share picture (VIS-04); the first is the default. */
export const LOOKS = ['classic', 'letter', 'headline', 'portrait', 'chat'] as const;
export type Look = (typeof LOOKS)[number];
