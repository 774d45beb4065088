import type { Locale } from '@billet/shared-i18n/locales';
import { startFrame } from '../frame/start-frame.ts';
import { askWords } from './ask-words.ts';
import { type BootedWindow, boot } from './boot.ts';
import { type StuckWords, watchStart } from './stuck.ts';
import { tellBroken } from './tell-broken.ts';

const facts = boot(window, BOOT_TABLE);
const words = JSON.parse(document.getElementById('words')?.textContent || '{}') as Partial<Record<Locale, StuckWords>>;
watchStart(window, askWords(words, facts.locale, (window as BootedWindow).__billetEarlyCatalogue), () =>
  tellBroken(window, facts.rawInitData),
);
(window as BootedWindow).billetFrame = () => startFrame(window, facts);
