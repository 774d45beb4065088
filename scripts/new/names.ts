/** A name of lower-case words with hyphens: `quiz`, `quiz-show`. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Failure reports, overrides and the tab bar have no room for a longer one. */
const MAX_LENGTH = 30;
/** Names with another meaning: parts of the catalogues and of a release. */
const RESERVED: ReadonlySet<string> = new Set(['host', 'shell', 'errors', 'override', 'page', 'bot', 'constructor']);

export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (name: string): string => camel(`-${name}`);
/** `Quiz show` */
export const title = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fault of a name as a sentence, or null. */
export function nameFault(name: string): string | null {
  if (!NAME.test(name)) return `"${name}" is no valid name: use lower-case words with hyphens between them, such as quiz or quiz-show`;
  if (name.length > MAX_LENGTH) return `"${name}" has more than ${MAX_LENGTH} letters; choose a shorter name`;
  return RESERVED.has(name) ? `"${name}" is reserved; choose another name` : null;
}

/** Splits `inbox/archive` into the remote and the name. Throws a sentence for anything else. */
export function splitRemotePath(path: string): readonly [remote: string, name: string] {
  const [remote = '', name = '', ...more] = path.split('/');
  if (remote === '' || name === '' || more.length > 0)
    throw new Error(`"${path}" is no path in a remote: write <remote>/<name>, such as inbox/archive`);
  const fault = nameFault(name);
  if (fault) throw new Error(fault);
  return [remote, name];
}
