export { plainTexts } from '@billet/release/build-format';
export { defineHost } from './host.ts';
export { defineRemote } from './remote.ts';
export { sharedByHost } from './shared.ts';
