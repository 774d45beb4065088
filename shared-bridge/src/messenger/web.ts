import type { Messenger } from '../contract.ts';
import { copyText } from './clipboard.ts';
import { webHaptic } from './haptic.ts';
import { webHeaderColor } from './header.ts';
import { webLink, webMessengerLink, webShareLink } from './links.ts';
import { webStorage } from './storage.ts';
import { webStory } from './story.ts';
import { webFile } from './web-file.ts';
import {
  webButton,
  webClose,
  webClosingConfirmation,
  webEmojiStatus,
  webInvoice,
  webPermission,
  webPrepared,
  webSettings,
} from './web-functions.ts';
import { webPopup } from './web-popup.ts';

/** The messenger interface for a plain browser. */
export function makeWebMessenger(): Messenger {
  return {
    kind: 'web',
    isPremium: false,
    isVisible: () => true,
    canOpenInvoices: true,
    haptic: webHaptic(navigator.vibrate?.bind(navigator)),
    setHeaderColor: webHeaderColor,
    setClosingConfirmation: webClosingConfirmation,
    openLink: webLink,
    openMessengerLink: webMessengerLink,
    openInvoice: webInvoice,
    openPopup: webPopup,
    shareToStory: webStory,
    shareLink: webShareLink,
    sharePrepared: webPrepared,
    shareFile: webFile,
    setEmojiStatus: webEmojiStatus,
    requestPermission: webPermission,
    storage: webStorage(() => window.localStorage),
    showButton: webButton,
    onSettings: webSettings,
    copyText,
    close: webClose,
  };
}
