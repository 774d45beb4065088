import type { Frame } from '@billet/shared-ui';
import { shareFrame } from './share/first-frame.tsx';

/** First frames of the start pages (FST-01). */
export const frames: readonly Frame[] = [shareFrame('anonymous'), shareFrame('valentine')];
