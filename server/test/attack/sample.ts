const IS_SMALL = process.env.ATTACK_SAMPLE === 'small';

/** The size of a sample. The everyday suite plays small ones, which still detect a leak that is always right. */
export const sampleOf = (whole: number, small: number): number => (IS_SMALL ? small : whole);
