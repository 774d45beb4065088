export { composePage, pageData } from './compose-page.ts';
export { type ComposedFrames, type ComposeFramesOptions, composeFrames } from './frames/compose-frames.ts';
export { type FrameSet, readFrames } from './frames/read.ts';
