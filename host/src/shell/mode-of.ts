import type { Mode } from '@billet/shared-domain/contract';

const pageModes: Readonly<Record<string, Mode>> = { '/send': 'valentine', '/ask': 'anonymous' };

/** The mode that the screen wears: that of /send and /ask, on tabs the person's own (NAV-07, VIS-03). */
export const modeOf = (path: string, own: Mode): Mode => pageModes[path] ?? own;
