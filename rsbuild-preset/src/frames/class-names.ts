/**
 * A class is named by its owner and by what its file says, and shared components are in every owner's build. In frames the owner is left out,
 * so that a page with frames of several says each style once. Nor does a sheet that comes later dress them anew.
 */
const nameIn = (owner: string) => new RegExp(`\\b${owner}-([\\w-]{6})(?![\\w-])`, 'g');

export const withoutOwner = (text: string, owner: string): string => text.replaceAll(nameIn(owner), '_$1');

/** The same in the classes of HTML alone. */
export const classesWithoutOwner = (html: string, owner: string): string =>
  html.replaceAll(/\sclass="[^"]*"/g, (classes) => withoutOwner(classes, owner));
