/** Exceptions: declarations that may depend on the reading direction, as written in the file, with the reason. */
export const allowed: readonly { readonly file: string; readonly what: string; readonly why: string }[] = [
  { file: 'shared-ui/src/icons/icons.tsx', what: 'translate(-.3 .3)', why: 'inside a drawing that is mirrored as a whole' },
  {
    file: 'shared-ui/src/mascot/moods.tsx',
    what: 'translate(12 13) scale(.76)',
    why: 'inside a drawing that is not mirrored in any language',
  },
  {
    file: 'shared-ui/src/mascot/moods.tsx',
    what: 'translate(13 25.5) scale(.74)',
    why: 'inside a drawing that is not mirrored in any language',
  },
  { file: 'shared-ui/src/mascot/parts.tsx', what: 'translate(', why: 'inside a drawing that is not mirrored in any language' },
  {
    file: 'shared-ui/src/mascot/mascot.module.css',
    what: '.mascot[data-alive] .wave transform-origin: 76% 60%',
    why: 'inside a drawing that is not mirrored in any language',
  },
  { file: 'remote-inbox/src/opening/rect.ts', what: 'translate(', why: 'from one measured position on the screen to another' },
];
