export { composePage, pageData } from './compose-page.ts';
export { type ComposedFrames, composeFrames, type Wish } from './frames/compose-frames.ts';
export { type FrameSet, readFrames } from './frames/read.ts';
