/** What the client tells a freshly opened app, unasked. */
export type Greeting = 'viewport' | 'safe_area' | 'content_safe_area' | 'theme' | 'visibility';

/** How one real client behaves where clients differ. */
export interface Profile {
  readonly name: string;
  readonly platform: string;
  readonly version: string;
  /** Methods that this client takes without a word where others answer. */
  readonly silentOn: readonly string[];
  /** What is told when the app has been opened, in order; milliseconds from the mount. */
  readonly greetings: readonly { readonly afterMs: number; readonly events: readonly Greeting[] }[];
  /** True: a messenger link puts the app aside; false: it stays open. */
  readonly minimisesOnLink: boolean;
  /** What a second dialog does while one is open. */
  readonly secondDialog: 'closes_first' | 'is_ignored';
  /** So many dialogs within the time lock further ones for the time; they are then answered as dismissed at once. */
  readonly dialogLimit: number;
  readonly dialogLockMs: number;
  /** After so long without iframe_will_reload the client reloads the frame itself. */
  readonly reloadPatienceMs: number;
}
