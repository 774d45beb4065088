/** Maximum number of gifts that a user can wish for (GFT-07). */
export const WISHES_LIMIT = 3;
