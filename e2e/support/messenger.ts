import type { Phone } from './phones.ts';

/** The messenger that the page's bridge provides. */
export interface Messenger {
  openMessengerLink(url: string): void;
  readonly storage: { read(key: string): Promise<unknown> };
  openPopup(popup: { message: string; buttons: readonly { id: string; type: string; text?: string }[] }): Promise<unknown>;
}

export const messengerOf = (phone: Phone) =>
  phone.app.locator('html').evaluateHandle(() => {
    type Singletons = Map<string, { value: { current: { messenger: Messenger } } }>;
    const bridge = (globalThis as unknown as Record<symbol, Singletons>)[Symbol.for('billet.singletons')]?.get('bridge');
    if (!bridge) throw new Error('this page has no bridge');
    return bridge.value.current.messenger;
  });
