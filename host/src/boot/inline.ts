import './polyfills.ts';
import { startFrame } from '../frame/start-frame.ts';
import { askWords } from './ask-words.ts';
import { type BootedWindow, boot } from './boot.ts';
import { watchStart } from './stuck.ts';
import { tellBroken } from './tell-broken.ts';

const facts = boot(window);
watchStart(window, askWords(facts.languages, facts.locale, (window as BootedWindow).__billetEarlyCatalogue), () =>
  tellBroken(window, facts),
);
(window as BootedWindow).billetFrame = () => startFrame(window, facts);
