/**
 * A class name contains its owner and the hash of its file, and every owner's build includes the shared components. Frames use names
 * without the owner, so that a page with frames of several owners contains each style once. Style sheets that load later do not match these
 * names.
 */
const nameIn = (owner: string) => new RegExp(`\\b${owner}-([\\w-]{6})(?![\\w-])`, 'g');

export const withoutOwner = (text: string, owner: string): string => text.replaceAll(nameIn(owner), '_$1');

/** Removes the owner from class attributes only. */
export const classesWithoutOwner = (html: string, owner: string): string =>
  html.replaceAll(/\sclass="[^"]*"/g, (classes) => withoutOwner(classes, owner));
