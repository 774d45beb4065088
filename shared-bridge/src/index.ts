/** Exports for pages. The host also uses `/host`, a standalone page `/standalone`, a test `/testing`. */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { confirmAge, isAgeConfirmed, shareAtAge } from './age.ts';
export { type Explanation, explain } from './api/explain.ts';
export { isApiError, isUndecided } from './api/failure.ts';
export { type FormatText, notifyFailure } from './api/notify-failure.ts';
export { bridge } from './bridge.ts';
export type * from './contract.ts';
export type { Draft } from './drafts/drafts.ts';
export { draftAt } from './drafts/page-drafts.ts';
export { type DraftField, useDraft } from './drafts/use-draft.ts';
export * from './former-names.ts';
export type { KeyedInput } from './idempotency/keyed-call.ts';
export { chooseLanguage, chosenLanguage, onLanguageChoice } from './language-choice.ts';
export { decoration } from './lazy/decoration.tsx';
export { type LazyFile, lazyFile } from './lazy/lazy-file.ts';
export { SheetPlaceholder, type SheetPlaceholderProps, type SheetState } from './lazy/sheet-placeholder.tsx';
export { type Loaded, type Loading, useLoaded } from './lazy/use-loaded.ts';
export type { ClientOrderState, FollowOptions } from './payment/order.ts';
export type { Due, Listening, Purchase, PurchaseRequest, Resumed, Settled, Waiting } from './payment/outcome.ts';
export { followOrder, keyedCall, purchase, resumePurchase } from './purchases.ts';
export { type CallControls, type CallOptions, type CallState, useCall } from './server-state/use-call.ts';
export { type Paged, type PagedOptions, type PagedState, usePagedCall } from './server-state/use-paged-call.ts';
export { deleteAccount } from './session/leave.ts';
export { setLanguage } from './session/own-language.ts';
export {
  changeMode,
  changeProfile,
  loadMoreInventory,
  putValentine,
  refreshInventory,
  refreshProfile,
  setInventoryFilter,
} from './session/page-session.ts';
export type { InventoryFilter, SessionState } from './session/state.ts';
export { useSession } from './session/store.ts';
export { type Pause, usePause } from './session/use-pause.ts';
/** @public Part of the contract with remotes (ENT-02), even if no remote uses it yet. */
export { type SessionView, selectSession } from './session/view.ts';
export { Link } from './shell/link.tsx';
export { Sheet } from './shell/sheet.tsx';
export { useLayer } from './shell/use-layer.ts';
export { useUnsaved } from './shell/use-unsaved.ts';
export { useNow } from './use-now.ts';
