import { bridge, errorTextId, refreshProfile } from '@billet/shared-bridge';
import type { RevealPack, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { useState } from 'react';
import { buyPack, type PackOutcome } from '../packs/pack-flow.ts';
import { type RevealOutcome, revealSender } from '../reveal/reveal-flow.ts';
import type { Layer } from './layer.ts';
import { ports } from './ports.ts';
import type { HeldItems } from './use-held-items.ts';
import type { Layers } from './use-layers.ts';
import { useNotify } from './use-notify.ts';

export interface Reveal {
  readonly isBusy: boolean;
  /** Spends a reveal on the layer's item, or shows what was revealed before. */
  readonly spend: (from: Layer) => Promise<void>;
  /** Buys a pack, then spends one of its reveals on the layer's item. */
  readonly buy: (from: Layer, pack: RevealPack) => Promise<void>;
}

/** Revealing and buying, and where they lead in the sheet. */
export function useReveal(held: HeldItems, layers: Layers): Reveal {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();

  const show = (from: Layer, details: SenderDetails) => {
    held.change(from.id, (valentine) => revealed(valentine, details));
    bridge().messenger.haptic({ kind: 'notification', type: 'success' });
    layers.follow(from, { step: 'sender', id: from.id, details });
  };

  const follow = (from: Layer, outcome: RevealOutcome) => {
    if (outcome.kind === 'revealed') show(from, outcome.details);
    else if (outcome.kind === 'unpaid') layers.follow(from, { step: 'packs', id: from.id });
    else if (outcome.kind === 'nobody') layers.follow(from, { step: 'gone', id: from.id });
    else notify('reveal-sender-error');
  };

  const spend = async (from: Layer) => {
    const outcome = await revealSender(ports, from.id);
    await refreshProfile();
    follow(from, outcome);
  };

  const buy = async (from: Layer, pack: RevealPack) => {
    const outcome = await buyPack(ports, from.id, pack);
    if (outcome.kind === 'revealed') return show(from, outcome.details);
    if (outcome.kind !== 'bought') return notify(...noticeOf(outcome));
    // who has left the sheet keeps the reveals and spends none unseen
    if (layers.isAt(from)) return spend(from);
    await refreshProfile();
    notify('inbox-packs-bought', 'success');
  };

  const busyWhile = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return {
    isBusy,
    spend: (from) => busyWhile(spend(from)),
    buy: (from, pack) => busyWhile(buy(from, pack)),
  };
}

function revealed(valentine: Valentine, { sender, sentAt }: SenderDetails): Valentine {
  return { ...valentine, sender, sentAt, isRevealCompleted: true };
}

function noticeOf(outcome: Exclude<PackOutcome, { kind: 'bought' | 'revealed' }>): [string, 'error' | 'info'] {
  switch (outcome.kind) {
    case 'on_its_way':
      return ['inbox-packs-on-its-way', 'info'];
    case 'returned':
      return ['inbox-packs-returned', 'info'];
    case 'unpaid':
      return ['payment-error', 'error'];
    case 'failed':
      return ['reveal-purchase-error', 'error'];
    case 'refused':
      return [refusalText(outcome.failure), 'error'];
  }
}

function refusalText(failure: Extract<PackOutcome, { kind: 'refused' }>['failure']): string {
  const isTooOften = failure?.kind === 'answer' && failure.code === 'too_many';
  return isTooOften ? errorTextId(failure) : 'reveal-purchase-failed';
}
