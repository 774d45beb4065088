import type { Gift } from './types.ts';

/** The messenger's own gifts, with the ids and prices of its public catalogue. */
export const gifts: readonly Gift[] = [
  { id: '5170145012310081615', emoji: '💝', name: 'Heart', stars: 15 },
  { id: '5170233102089322756', emoji: '🧸', name: 'Teddy bear', stars: 15 },
  { id: '5170250947678437525', emoji: '🎁', name: 'Gift box', stars: 25 },
  { id: '5168103777563050263', emoji: '🌹', name: 'Rose', stars: 25 },
  { id: '5170144170496491616', emoji: '🎂', name: 'Cake', stars: 50 },
  { id: '5170314324215857265', emoji: '💐', name: 'Bouquet', stars: 50 },
  { id: '5170564780938756245', emoji: '🚀', name: 'Rocket', stars: 50 },
  { id: '6028601630662853006', emoji: '🍾', name: 'Champagne', stars: 50 },
  { id: '5168043875654172773', emoji: '🏆', name: 'Trophy', stars: 100 },
  { id: '5170690322832818290', emoji: '💍', name: 'Ring', stars: 100 },
  { id: '5170521118301225164', emoji: '💎', name: 'Diamond', stars: 100 },
];
