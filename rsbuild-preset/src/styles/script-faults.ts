/** Ways in which a script creates styles that the check of built stylesheets does not see. */
const patterns: readonly (readonly [way: RegExp, what: string])[] = [
  [/\badoptedStyleSheets\b/, 'adoptedStyleSheets'],
  [/\bCSSStyleSheet\b/, 'CSSStyleSheet'],
  [/\b(insertRule|addRule)\b/, 'insertRule'],
  [/\bregisterProperty\b/, 'CSS.registerProperty'],
  [/\bcreateElement(NS)?\(([^()]{0,60},)?\s*["'`](svg:)?style["'`]/, 'createElement("style")'],
  [/\bjsxs?\)?\(\s*["'`]style["'`]/, '<style>'],
  [/<style[\s>]/i, '<style> in a text'],
  [/\bzIndex\s*:\s*["'`]?(?:[4-9]\d|\d{3,})/, 'zIndex of 40 or more'],
  [/\.(documentElement|body|head)\.(style|className|classList)\b/, 'the look of <html> or <body>'],
];

/** The ways in which a remote's built script could style elements outside its stylesheets (MFE-13). */
export const scriptFaults = (code: string): string[] => patterns.filter(([way]) => way.test(code)).map(([, what]) => what);
