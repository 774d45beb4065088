import type { Messenger } from '../contract.ts';
import { done, success } from '../messenger/outcome.ts';

/** A called method with its arguments. */
export type MessengerCall = readonly [method: string, ...given: unknown[]];

export interface FakeMessenger {
  readonly messenger: Messenger;
  readonly calls: MessengerCall[];
  /** The content of the cloud storage. */
  readonly kept: Map<string, string>;
}

/** A messenger in which every request succeeds at once and every invoice is paid. `changes` replaces methods. */
export function fakeMessenger(changes: Partial<Messenger> = {}): FakeMessenger {
  const calls: MessengerCall[] = [];
  const kept = new Map<string, string>();
  const note = (...call: MessengerCall) => void calls.push(call);
  const noted = <T>(answer: T, ...call: MessengerCall): T => {
    note(...call);
    return answer;
  };
  const messenger: Messenger = {
    kind: 'telegram',
    isPremium: false,
    isVisible: () => true,
    haptic: (signal) => note('haptic', signal),
    setHeaderColor: (color) => note('setHeaderColor', color),
    setClosingConfirmation: (isNeeded) => note('setClosingConfirmation', isNeeded),
    openLink: (url) => note('openLink', url),
    openMessengerLink: (url) => note('openMessengerLink', url),
    canOpenInvoices: true,
    openInvoice: async (link) => noted('paid', 'openInvoice', link),
    openPopup: async (popup) => noted(success(popup.buttons[0]?.id ?? null), 'openPopup', popup),
    shareToStory: (story) => noted(done, 'shareToStory', story),
    shareLink: (url, text) => noted(done, 'shareLink', url, text),
    sharePrepared: async (id) => noted(done, 'sharePrepared', id),
    shareFile: async (picture) => noted(success('shared'), 'shareFile', picture),
    setEmojiStatus: async (id) => noted(done, 'setEmojiStatus', id),
    requestPermission: async (permission) => noted(done, 'requestPermission', permission),
    storage: {
      read: async (key) => success(kept.get(key) ?? null),
      write: async (key, value) => {
        kept.set(key, value);
        return noted(done, 'storage.write', key, value);
      },
      list: async () => success([...kept.keys()]),
      remove: async (key) => {
        kept.delete(key);
        return noted(done, 'storage.remove', key);
      },
    },
    showButton: (which, { text }) => {
      note('showButton', which, text);
      return () => note('hideButton', which);
    },
    onSettings: () => () => {},
    copyText: async (text) => noted(done, 'copyText', text),
    close: () => note('close'),
    ...changes,
  };
  return { messenger, calls, kept };
}
