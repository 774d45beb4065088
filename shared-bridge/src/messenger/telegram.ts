import type { Messenger } from '../contract.ts';
import { copyText } from './clipboard.ts';
import { telegramClose } from './close.ts';
import { telegramHaptic } from './haptic.ts';
import { telegramHeaderColor } from './header.ts';
import { callLibrary, type Library, libraryFile, withLibrary } from './library.ts';
import { telegramLink, telegramMessengerLink, telegramShareLink } from './links.ts';
import { failure } from './outcome.ts';
import { telegramStorage } from './storage.ts';
import { storyOf } from './story.ts';
import { telegramVisibility } from './visibility.ts';
import { supportsVersion } from './wire.ts';

/**
 * The messenger for the account with this id, in the client of this platform. Urgent and synchronous calls use our own implementation of
 * the protocol (`wire.ts`). The others use the Telegram library and load it if needed.
 */
export function makeTelegramMessenger(isPremium: boolean, account: string | null = null, platform = ''): Messenger {
  return {
    kind: 'telegram',
    isPremium,
    isVisible: telegramVisibility(),
    canOpenInvoices: supportsVersion('6.1'),
    haptic: telegramHaptic,
    setHeaderColor: telegramHeaderColor,
    setClosingConfirmation,
    openLink: telegramLink,
    openMessengerLink: telegramMessengerLink,
    openInvoice: (link, onLater) => callLibrary((library) => library.openInvoice(link, onLater), 'failed'),
    openPopup: (popup) => callLibrary((library) => library.openPopup(popup), failure('failed')),
    shareToStory: storyOf(platform),
    shareLink: telegramShareLink,
    sharePrepared: (id) => callLibrary((library) => library.sharePrepared(id), failure('failed')),
    shareFile: (file) => callLibrary((library) => library.shareFile(file), failure('failed')),
    setEmojiStatus: (id) => callLibrary((library) => library.setEmojiStatus(id), failure('failed')),
    requestPermission: (permission) => callLibrary((library) => library.requestPermission(permission), failure('failed')),
    storage: telegramStorage(() => window.localStorage, account),
    showButton: (which, options) => startWithLibrary((library) => library.showButton(which, options)),
    onSettings: (onPress) => startWithLibrary((library) => library.onSettings(onPress)),
    copyText,
    close: telegramClose,
  };
}

function setClosingConfirmation(isNeeded: boolean): void {
  withLibrary((library) => library.setClosingConfirmation(isNeeded));
  // unsaved text may be lost by a swipe before the page is idle
  if (isNeeded) libraryFile.prefetch();
}

/** Starts something once the library is loaded, unless it was stopped before. Returns the stop function. */
function startWithLibrary(start: (library: Library) => () => void): () => void {
  let isStopped = false;
  let stop: () => void = () => undefined;
  withLibrary((library) => {
    if (!isStopped) stop = start(library);
  });
  return () => {
    isStopped = true;
    stop();
  };
}
