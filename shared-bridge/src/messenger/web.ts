import type { Messenger } from '../contract.ts';
import { webButton } from './buttons.ts';
import { copyText } from './clipboard.ts';
import { webClose, webClosingConfirmation } from './closing.ts';
import { webEmojiStatus } from './emoji-status.ts';
import { webFile } from './file.ts';
import { webHaptic } from './haptic.ts';
import { webHeaderColor } from './header.ts';
import { webInvoice } from './invoice.ts';
import { webLink, webMessengerLink, webShareLink } from './links.ts';
import { webPermission } from './permissions.ts';
import { webPopup } from './popup.ts';
import { webPrepared } from './prepared.ts';
import { webSettings } from './settings-button.ts';
import { webStorage } from './storage.ts';
import { webStory } from './story.ts';

/** A plain browser in the messenger's place. */
export function makeWebMessenger(): Messenger {
  return {
    kind: 'web',
    isPremium: false,
    isVisible: () => true,
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
