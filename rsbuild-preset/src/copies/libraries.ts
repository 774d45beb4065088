/** A library of which a page has exactly one copy, provided by the host. */
export interface Library {
  readonly name: string;
  /** Matches code that only this library contains, minified or not. It recognises a copy under any file name. */
  readonly mark: RegExp;
  /** How a remote uses the library. */
  readonly instead: string;
}

const react = 'take it from the host: name `react` or `react-dom` in peerDependencies; their other parts are not for remotes';
const bridge = 'go through `@billet/shared-bridge`, which owns it';
const texts = 'go through `@billet/shared-i18n`, which owns it';

export const libraries: readonly Library[] = [
  { name: 'React', mark: /\b__(CLIENT|SECRET)_INTERNALS_DO_NOT_USE_\w+\s*[=:](?!=)/, instead: react },
  {
    name: "React's jsx-runtime",
    mark: /\bSymbol\.for\(["'`]react\.(transitional\.)?element["'`]\)[\s\S]*\bjsxs?\b\s*[=:(]/,
    instead: react,
  },
  { name: 'react-dom', mark: /\b__DOM_INTERNALS_DO_NOT_USE_\w+\s*[=:](?!=)/, instead: react },
  { name: "react-dom's renderer", mark: /\brendererPackageName\s*:\s*["'`]react-dom["'`]/, instead: react },
  { name: 'scheduler', mark: /\bunstable_scheduleCallback\s*[=:](?!=)/, instead: react },
  {
    name: 'the bridge',
    mark: /["'`]billet\.only-one["'`]/,
    instead: 'import `@billet/shared-bridge` itself: its other entries are not for remotes',
  },
  {
    name: 'zustand',
    mark: /\bsetState\b[\s\S]{0,80}\bgetState\b[\s\S]{0,80}\bgetInitialState\b[\s\S]{0,80}\bsubscribe\b/,
    instead: bridge,
  },
  { name: 'TanStack Query', mark: /Missing queryFn: ['"`]/, instead: bridge },
  { name: 'the router', mark: /\bpreventScrollReset\b[\s\S]*\bbasename\b/, instead: bridge },
  { name: 'axios', mark: /["'`]ERR_FR_TOO_MANY_REDIRECTS["'`]/, instead: bridge },
  { name: 'vaul', mark: /["'`]data-vaul-drawer-direction["'`]/, instead: bridge },
  { name: 'sonner', mark: /["'`]data-sonner-toaster["'`]/, instead: bridge },
  { name: "the messenger's SDK", mark: /^(?=[\s\S]*\bTelegramWebviewProxy\b)[\s\S]*\bweb_app_read_text_from_clipboard\b/, instead: bridge },
  { name: 'Fluent', mark: /Attempt to override an existing message/, instead: texts },
];
