import type { SenderDetails } from '@billet/shared-domain/contract';
import { sampleDetails } from '../samples/details.ts';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { GoneView } from './gone-view.tsx';
import { type PacksModel, PacksView } from './packs-view.tsx';
import { SenderView } from './sender-view.tsx';

const confirm = (availableReveals: number, isRevealing = false) => (
  <ConfirmView model={{ availableReveals, art: 'tulip', isRevealing, reveal: nothing, back: nothing }} />
);
const packs = (change: Partial<PacksModel> = {}) => (
  <PacksView model={{ chosen: 'pack_3', prices: {}, phase: 'idle', choose: nothing, buy: nothing, ...change }} />
);
const nextSteps = { write: nothing, send: nothing, share: nothing };
const sender = (change: Partial<SenderDetails>) => {
  const details = sampleDetails(change);
  return <SenderView model={{ details, art: 'tulip', isNew: false, availableReveals: 2, nextSteps: details.isGone ? null : nextSteps }} />;
};

const known: Partial<SenderDetails> = {
  locationInfo: { city: 'Tbilisi', countryEmoji: '🇬🇪', isp: null },
  deviceInfo: { model: 'Pixel 9', browser: 'Chrome 140', os: 'Android 16' },
};
const longName: Partial<SenderDetails> = {
  sender: { telegram: { firstName: 'Aleksandra-Wilhelmina Konstantinopolska', username: null, photoUrl: null } },
};

const unveiled = <SenderView model={{ details: sampleDetails(known), art: 'tulip', isNew: true, availableReveals: 2, nextSteps }} />;

const gone: Partial<SenderDetails> = {
  sender: { telegram: { firstName: 'Boris', username: null, photoUrl: null } },
  sentAt: '2026-02-14T09:00:00.000Z',
  maskedCode: null,
  isGone: true,
};

export const revealStates = [
  inSheet('reveal/one of three', confirm(3)),
  inSheet('reveal/the last one', confirm(1)),
  inSheet('reveal/revealing', confirm(3, true)),
  inSheet('reveal/nobody there', <GoneView model={{ availableReveals: 3, back: nothing }} />),
  inSheet('packs/three', packs()),
  inSheet('packs/one', packs({ chosen: 'pack_1' })),
  inSheet('packs/six', packs({ chosen: 'pack_6' })),
  inSheet('packs/preparing', packs({ phase: 'ordering' })),
  inSheet('packs/buying', packs({ phase: 'paying' })),
  inSheet('packs/on its way', packs({ phase: 'paid' })),
  inSheet('packs/price changed', packs({ prices: { pack_3: 120 } })),
  inSheet('sender/name only', sender({})),
  inSheet('sender/all', sender(known)),
  inSheet('sender/just revealed', unveiled),
  inSheet('sender/long name', sender(longName)),
  inSheet('sender/gone', sender(gone)),
];
