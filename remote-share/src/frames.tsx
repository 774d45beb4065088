import type { Frame } from '@billet/shared-ui';
import { shareFrame } from './share/first-frame.tsx';

/** The first frames of the start pages (FST-01). */
export const frames: readonly Frame[] = [shareFrame('anonymous'), shareFrame('valentine')];
