export { defineHost } from './preset/host.ts';
export { defineRemote } from './preset/remote.ts';
export { plainTexts } from './texts.ts';
