import './polyfills.ts';
import { startFrame } from '../first-frame/start-frame.ts';
import { type BootedWindow, boot } from './boot.ts';
import { requestFirstFiles } from './first-requests.ts';
import { loadFallbackTexts } from './load-fallback-texts.ts';
import { reportBootFailure } from './report-boot-failure.ts';
import { watchStart } from './watch-start.ts';

const facts = boot(window);
watchStart(window, loadFallbackTexts(window, facts), () => reportBootFailure(window, facts));
(window as BootedWindow).billetFrame = () => {
  startFrame(window, facts);
  requestFirstFiles(window, facts);
};
