import { bridge, notifyFailure } from '@billet/shared-bridge';
import { useLanguage, useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { notifyIfSlow } from '../messenger/notify-if-slow.ts';
import type { SettingsModel, SettingsStep } from './settings-view.tsx';

/** Start of the settings: opens the steps and runs the export, which needs no step. */
export function useSettings(onOpen: (step: SettingsStep) => void): SettingsModel {
  const text = useText();
  const { locale } = useLanguage();
  const [isExporting, setExporting] = useState(false);
  const exportData = async () => {
    const { api, messenger, shell } = bridge();
    setExporting(true);
    try {
      const { url } = await api.call('exportAccount', {});
      const outcome = await notifyIfSlow(messenger.shareFile({ url, fileName: 'billet.json' }), text);
      if (!outcome.ok && outcome.reason !== 'declined') shell.notify({ message: text('share-export-failed'), type: 'error' });
    } catch (thrown) {
      notifyFailure(text, thrown);
    }
    setExporting(false);
  };
  return {
    language: locale,
    isExporting,
    onOpen,
    onSheet: (name) => bridge().shell.openDialog(name, { from: 'settings' }),
    onExport: () => void exportData(),
  };
}
