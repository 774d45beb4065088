/** Disclosure of the sender: `reveal` to the recipient after payment, `full_anon` to no one, `open` to the recipient at once (signed). */
export const privacies = ['reveal', 'full_anon', 'open'] as const;
export type Privacy = (typeof privacies)[number];

/** The representation in the API and in tables. Both flags together are invalid. */
export interface PrivacyFlags {
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
}

export function isPrivacy(value: unknown): value is Privacy {
  return privacies.some((each) => each === value);
}

export function privacyFlags(privacy: Privacy): PrivacyFlags {
  return { isFullyAnonymous: privacy === 'full_anon', isOpenSympathy: privacy === 'open' };
}

/** The privacy of two flags; null if both are set. */
export function privacyOf({ isFullyAnonymous, isOpenSympathy }: PrivacyFlags): Privacy | null {
  if (isFullyAnonymous) return isOpenSympathy ? null : 'full_anon';
  return isOpenSympathy ? 'open' : 'reveal';
}
