// Style sheets work in both reading directions. scripts/biome/reading-direction.grit checks inline styles.

/** A value that depends on the direction is mirrored with the page. */
const mirrored = '(?!.*var\\(--(?:side|end)\\b)';

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-use-logical'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'csstools/use-logical': 'always',
    'declaration-property-value-disallowed-list': [
      {
        // four values whose second and fourth differ
        '/^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/': [`/^${mirrored}\\S+ (\\S+) \\S+ (?!\\1$)\\S+$/`],
        // corners: all equal, or the left ones equal to the right ones
        'border-radius': [`/^${mirrored}(?!(\\S+)(?: \\1){0,3}$|(\\S+) \\2 (\\S+)(?: \\3)?$).*$/`],
        '/^(?:(?:object|background|mask)-position|(?:transform|perspective)-origin)$/': [`/^${mirrored}(?!center|50%|top|bottom)/`],
        translate: [`/^${mirrored}(?!none|0(?![.\\d]))/`],
        transform: [`/^${mirrored}.*(?:translate(?:X|3d)?|skewX?)\\((?!0(?![.\\d]))/`],
        '/^(?!--)/': [`/^${mirrored}.*(?:\\b(?:left|right)\\b|gradient\\([^,]*\\bat (?!center|50%|top|bottom))/`],
      },
      { message: (property, value) => `"${property}: ${value}" is not mirrored in right-to-left languages` },
    ],
  },
};
