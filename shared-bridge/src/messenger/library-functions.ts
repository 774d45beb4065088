/** The lazy chunk with the Telegram library and all modules that use it. */
import { initializeLibrary, startTelegram } from '../environment/start-telegram.ts';
import { telegramButton } from './buttons.ts';
import { telegramClosingConfirmation } from './closing.ts';
import { telegramEmojiStatus } from './emoji-status.ts';
import { telegramFile } from './file.ts';
import { telegramInvoice } from './invoice.ts';
import { telegramPermission } from './permissions.ts';
import { telegramPopup } from './popup.ts';
import { telegramPrepared } from './prepared.ts';
import { telegramSettings } from './settings-button.ts';

export const libraryFunctions = {
  initializeLibrary,
  start: startTelegram,
  showButton: telegramButton,
  setClosingConfirmation: telegramClosingConfirmation,
  setEmojiStatus: telegramEmojiStatus,
  shareFile: telegramFile,
  openInvoice: telegramInvoice,
  requestPermission: telegramPermission,
  openPopup: telegramPopup,
  sharePrepared: telegramPrepared,
  onSettings: telegramSettings,
};
