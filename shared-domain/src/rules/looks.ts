/** How a share picture may look (VIS-04); the first is what everybody begins with. */
export const LOOKS = ['classic', 'letter', 'headline', 'portrait', 'chat'] as const;
export type Look = (typeof LOOKS)[number];
