/** How a name is shown, for those who write it into a page before anything of this package is there. */
export { hueOf, initials } from './avatar/initials.ts';
export { writtenDirection } from './written/direction.ts';
