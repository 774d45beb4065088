import type { Frame } from '@billet/shared-ui';
import { inboxFrame } from './inbox/first-frame.tsx';

/** First frames of the start pages (FST-01). */
export const frames: readonly Frame[] = [inboxFrame('anonymous'), inboxFrame('valentine')];
