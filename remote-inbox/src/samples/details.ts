import type { SenderDetails } from '@billet/shared-domain/contract';

export function sampleDetails(change: Partial<SenderDetails> = {}): SenderDetails {
  return {
    sender: { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } },
    sentAt: '2026-02-14T09:26:53.000Z',
    code: 'a23456789z',
    maskedCode: 'a2••••••9z',
    locationInfo: { city: null, countryEmoji: null, isp: null },
    deviceInfo: { model: null, browser: null, os: null },
    isGone: false,
    ...change,
  };
}
