/** What may hold in one direction of reading, by file and as it is written, and why. */
export const allowed: readonly { readonly file: string; readonly what: string; readonly why: string }[] = [
  { file: 'shared-ui/src/icons/icons.tsx', what: 'translate(-.3 .3)', why: 'inside a drawing, which is mirrored as a whole' },
  { file: 'remote-inbox/src/opening/place.ts', what: 'translate(', why: 'from one measured place of the screen to another' },
];
