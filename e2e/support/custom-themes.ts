/** Custom themes of the messenger: warm and light, cold and dark, and one without readable contrast. */
export const customThemes = {
  sepia: {
    bg_color: '#f7eedd',
    secondary_bg_color: '#ecdfc6',
    section_bg_color: '#fbf5e9',
    text_color: '#3b2a1a',
    hint_color: '#7d6850',
  },
  midnight: {
    bg_color: '#0d1426',
    secondary_bg_color: '#070c18',
    section_bg_color: '#141d36',
    text_color: '#e8eefc',
    hint_color: '#8fa0c4',
  },
  fog: {
    bg_color: '#8c9196',
    secondary_bg_color: '#888d92',
    section_bg_color: '#90959a',
    text_color: '#9ba1a6',
    hint_color: '#868b90',
  },
} as const;

export type CustomTheme = keyof typeof customThemes;

/** The query that applies this theme to a gallery. */
export const queryOf = (name: CustomTheme): string =>
  `${name === 'midnight' ? 'dark&' : ''}theme=${encodeURIComponent(JSON.stringify(customThemes[name]))}`;
