import type { Messenger } from '../contract.ts';
import { telegramButton } from './buttons.ts';
import { copyText } from './clipboard.ts';
import { telegramClose, telegramClosingConfirmation } from './closing.ts';
import { telegramEmojiStatus } from './emoji-status.ts';
import { telegramFile } from './file.ts';
import { telegramHaptic } from './haptic.ts';
import { telegramHeaderColor } from './header.ts';
import { telegramInvoice } from './invoice.ts';
import { telegramLink, telegramMessengerLink, telegramShareLink } from './links.ts';
import { telegramPermission } from './permissions.ts';
import { telegramPopup } from './popup.ts';
import { telegramPrepared } from './prepared.ts';
import { telegramSettings } from './settings-button.ts';
import { telegramStorage } from './storage.ts';
import { telegramStory } from './story.ts';
import { telegramVisibility } from './visibility.ts';

/** The messenger that the app runs in, for the account with this id. Made after `startTelegram` has set its library up. */
export function makeTelegramMessenger(isPremium: boolean, account: string | null = null): Messenger {
  return {
    kind: 'telegram',
    isPremium,
    isVisible: telegramVisibility(),
    haptic: telegramHaptic,
    setHeaderColor: telegramHeaderColor,
    setClosingConfirmation: telegramClosingConfirmation,
    openLink: telegramLink,
    openMessengerLink: telegramMessengerLink,
    openInvoice: telegramInvoice,
    openPopup: telegramPopup,
    shareToStory: telegramStory,
    shareLink: telegramShareLink,
    sharePrepared: telegramPrepared,
    shareFile: telegramFile,
    setEmojiStatus: telegramEmojiStatus,
    requestPermission: telegramPermission,
    storage: telegramStorage(() => window.localStorage, account),
    showButton: telegramButton,
    onSettings: telegramSettings,
    copyText,
    close: telegramClose,
  };
}
