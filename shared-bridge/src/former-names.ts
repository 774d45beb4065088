/** Names of the contract up to 1.18, for remotes that use them. Remove them with the next major version. */

import type { FormatText } from './api/notify-failure.ts';
import type { ButtonOptions } from './contract.ts';
import { SheetPlaceholder, type SheetPlaceholderProps, type SheetState } from './lazy/sheet-placeholder.tsx';
import type { ClientOrderState } from './payment/order.ts';

/** @public @deprecated Use `SheetPlaceholder`. */
export const SheetPlace = SheetPlaceholder;
/** @public @deprecated Use `SheetPlaceholderProps`. */
export type SheetPlaceProps = SheetPlaceholderProps;
/** @public @deprecated Use `SheetState`. */
export type PlaceKind = SheetState;
/** @public @deprecated Use `FormatText`. */
export type Say = FormatText;
/** @public @deprecated Use `ButtonOptions`. */
export type ButtonWish = ButtonOptions;
/** @public @deprecated Use `ClientOrderState`. */
export type Standing = ClientOrderState;
