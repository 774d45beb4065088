import type { Messenger } from '../contract.ts';
import { done, success } from '../messenger/outcome.ts';

/** A called method with its arguments. */
export type MessengerCall = readonly [method: string, ...args: unknown[]];

export interface FakeMessenger {
  readonly messenger: Messenger;
  readonly calls: MessengerCall[];
  /** The content of the cloud storage. */
  readonly cloudStorage: Map<string, string>;
}

/** A messenger in which every request succeeds at once and every invoice is paid. `changes` replaces methods. */
export function fakeMessenger(changes: Partial<Messenger> = {}): FakeMessenger {
  const calls: MessengerCall[] = [];
  const cloudStorage = new Map<string, string>();
  const record = (...call: MessengerCall) => void calls.push(call);
  const recorded = <T>(answer: T, ...call: MessengerCall): T => {
    record(...call);
    return answer;
  };
  const messenger: Messenger = {
    kind: 'telegram',
    isPremium: false,
    isVisible: () => true,
    haptic: (signal) => record('haptic', signal),
    setHeaderColor: (color) => record('setHeaderColor', color),
    setClosingConfirmation: (isNeeded) => record('setClosingConfirmation', isNeeded),
    openLink: (url) => record('openLink', url),
    openMessengerLink: (url) => record('openMessengerLink', url),
    canOpenInvoices: true,
    openInvoice: async (link) => recorded('paid', 'openInvoice', link),
    openPopup: async (popup) => recorded(success(popup.buttons[0]?.id ?? null), 'openPopup', popup),
    shareToStory: (story) => recorded(done, 'shareToStory', story),
    shareLink: (url, text) => recorded(done, 'shareLink', url, text),
    sharePrepared: async (id) => recorded(done, 'sharePrepared', id),
    shareFile: async (picture) => recorded(success('shared'), 'shareFile', picture),
    setEmojiStatus: async (id) => recorded(done, 'setEmojiStatus', id),
    requestPermission: async (permission) => recorded(done, 'requestPermission', permission),
    storage: {
      read: async (key) => success(cloudStorage.get(key) ?? null),
      write: async (key, value) => {
        cloudStorage.set(key, value);
        return recorded(done, 'storage.write', key, value);
      },
      list: async () => success([...cloudStorage.keys()]),
      remove: async (key) => {
        cloudStorage.delete(key);
        return recorded(done, 'storage.remove', key);
      },
    },
    showButton: (which, { text }) => {
      record('showButton', which, text);
      return () => record('hideButton', which);
    },
    onSettings: () => () => {},
    copyText: async (text) => recorded(done, 'copyText', text),
    close: () => record('close'),
    ...changes,
  };
  return { messenger, calls, cloudStorage };
}
