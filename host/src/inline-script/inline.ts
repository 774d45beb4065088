import './polyfills.ts';
import { boot } from './boot.ts';
import { requestAfterFrame } from './first-requests.ts';
import { loadFallbackTexts } from './load-fallback-texts.ts';
import { reportBootFailure } from './report-boot-failure.ts';
import { watchStart } from './watch-start.ts';

const facts = boot(window);
watchStart(window, loadFallbackTexts(window, facts), () => reportBootFailure(window, facts));
requestAfterFrame(window, facts);
