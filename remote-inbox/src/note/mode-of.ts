import type { Mode, Valentine } from '@billet/shared-domain/contract';

/** Mode that a note belongs to. */
export const modeOf = ({ type }: Pick<Valentine, 'type'>): Mode => (type === 'anonymous_message' ? 'anonymous' : 'valentine');
