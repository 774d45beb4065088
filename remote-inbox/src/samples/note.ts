import type { Valentine } from '@billet/shared-domain/contract';

export const boris: Valentine['sender'] = { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } };
