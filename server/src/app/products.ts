import { earlyProduct } from '../features/early-opening/index.ts';
import type { Products } from '../features/payments/index.ts';
import { packProduct } from '../features/reveal/index.ts';
import { giftProduct } from '../features/sending/index.ts';

/** All products sold for Stars. */
export const products: Products = { item: giftProduct, reveal_pack: packProduct, early_reveal: earlyProduct };
