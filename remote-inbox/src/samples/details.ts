import type { SenderDetails } from '@billet/shared-domain/contract';

export function sampleDetails(change: Partial<SenderDetails> = {}): SenderDetails {
  return {
    sender: { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } },
    sentAt: '2026-02-14T09:26:53.000Z',
    maskedCode: 'a2••••••z9',
    locationInfo: { city: null, countryEmoji: null, isp: null },
    deviceInfo: { model: null, browser: null, os: null },
    isGone: false,
    ...change,
  };
}
