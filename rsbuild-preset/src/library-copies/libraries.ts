/** A library of which a page has exactly one copy, provided by the host. */
export interface Library {
  readonly name: string;
  /** Matches code that only this library contains, minified or not. It recognises a copy under any file name. */
  readonly pattern: RegExp;
  /** How a remote uses the library. */
  readonly remedy: string;
}

const react = 'take it from the host: name `react` or `react-dom` in peerDependencies; their other parts are not for remotes';
const bridge = 'go through `@billet/shared-bridge`, which owns it';
const texts = 'go through `@billet/shared-i18n`, which owns it';

export const libraries: readonly Library[] = [
  { name: 'React', pattern: /\b__(CLIENT|SECRET)_INTERNALS_DO_NOT_USE_\w+\s*[=:](?!=)/, remedy: react },
  {
    name: "React's jsx-runtime",
    pattern: /\bSymbol\.for\(["'`]react\.(transitional\.)?element["'`]\)[\s\S]*\bjsxs?\b\s*[=:(]/,
    remedy: react,
  },
  { name: 'react-dom', pattern: /\b__DOM_INTERNALS_DO_NOT_USE_\w+\s*[=:](?!=)/, remedy: react },
  { name: "react-dom's renderer", pattern: /\brendererPackageName\s*:\s*["'`]react-dom["'`]/, remedy: react },
  { name: 'scheduler', pattern: /\bunstable_scheduleCallback\s*[=:](?!=)/, remedy: react },
  {
    name: 'the bridge',
    pattern: /["'`]billet\.singletons["'`]/,
    remedy: 'import `@billet/shared-bridge` itself: its other entries are not for remotes',
  },
  {
    name: 'zustand',
    pattern: /\bsetState\b[\s\S]{0,80}\bgetState\b[\s\S]{0,80}\bgetInitialState\b[\s\S]{0,80}\bsubscribe\b/,
    remedy: bridge,
  },
  { name: 'TanStack Query', pattern: /Missing queryFn: ['"`]/, remedy: bridge },
  { name: 'the router', pattern: /\bpreventScrollReset\b[\s\S]*\bbasename\b/, remedy: bridge },
  { name: 'axios', pattern: /["'`]ERR_FR_TOO_MANY_REDIRECTS["'`]/, remedy: bridge },
  { name: 'vaul', pattern: /["'`]data-vaul-drawer-direction["'`]/, remedy: bridge },
  { name: 'sonner', pattern: /["'`]data-sonner-toaster["'`]/, remedy: bridge },
  {
    name: "the messenger's SDK",
    pattern: /^(?=[\s\S]*\bTelegramWebviewProxy\b)[\s\S]*\bweb_app_read_text_from_clipboard\b/,
    remedy: bridge,
  },
  { name: 'Fluent', pattern: /Attempt to override an existing message/, remedy: texts },
];
