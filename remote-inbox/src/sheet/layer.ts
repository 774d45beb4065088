import type { SenderDetails } from '@billet/shared-domain/contract';

/** What lies over the inbox: one sheet, at one of its steps. `gone` tells that there is nobody to reveal any more. */
export type Layer =
  | { readonly step: 'closed'; readonly id: string; readonly opensAt: Date }
  | { readonly step: 'detail' | 'reply' | 'confirm' | 'packs' | 'gone' | 'safety' | 'report' | 'reported'; readonly id: string }
  | { readonly step: 'sender'; readonly id: string; readonly details: SenderDetails };

/** Where 'back' leads: to the item's detail from what was opened there, from the report one step up, else out of the sheet. */
export function layerBelow(layer: Layer): Layer | null {
  if (layer.step === 'report') return { step: 'safety', id: layer.id };
  return layer.step === 'closed' || layer.step === 'detail' ? null : { step: 'detail', id: layer.id };
}

export function isSameLayer(one: Layer | null, other: Layer | null): boolean {
  return one?.step === other?.step && one?.id === other?.id;
}
