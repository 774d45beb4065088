/** Who may know the sender: `reveal` whoever pays for it, `full_anon` nobody ever, `open` the recipient at once (signed). */
export const privacies = ['reveal', 'full_anon', 'open'] as const;
export type Privacy = (typeof privacies)[number];

/** How the wire and the tables say it. Both set at once means nothing. */
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

/** What two flags mean; null where both are set. */
export function privacyOf({ isFullyAnonymous, isOpenSympathy }: PrivacyFlags): Privacy | null {
  if (isFullyAnonymous) return isOpenSympathy ? null : 'full_anon';
  return isOpenSympathy ? 'open' : 'reveal';
}
