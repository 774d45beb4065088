import type { Profile } from '../profiles/profile.ts';
import type { Quirk, Theme } from './types.ts';

type Colors = Readonly<Record<string, string>>;

/** The theme of a client for mini-apps: the one of Web A with the changes of the profile. A custom theme is equal in every client. */
export const themeParamsOf = (profile: Profile, theme: Theme): Colors =>
  theme === 'light' || theme === 'dark' ? { ...colors[theme], ...profile.colors[theme] } : colors[theme];

/** The theme as sent to mini-apps: some Android clients send a colour as a signed ARGB integer. */
export function sentColors(profile: Profile, theme: Theme, quirk: Quirk): Readonly<Record<string, string | number>> {
  const params = themeParamsOf(profile, theme);
  if (quirk !== 'number_colors') return params;
  return Object.fromEntries(Object.entries(params).map(([name, color]) => [name, Number.parseInt(`ff${color.slice(1)}`, 16) | 0]));
}

export const isTheme = (name: unknown): name is Theme => typeof name === 'string' && Object.hasOwn(colors, name);

const colors: Readonly<Record<Theme, Colors>> = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
    header_bg_color: '#ffffff',
    accent_text_color: '#3390ec',
    section_bg_color: '#ffffff',
    section_header_text_color: '#707579',
    subtitle_text_color: '#707579',
    destructive_text_color: '#e53935',
    section_separator_color: '#dadce0',
    bottom_bar_bg_color: '#ffffff',
  },
  dark: {
    bg_color: '#212121',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#0f0f0f',
    header_bg_color: '#212121',
    accent_text_color: '#8774e1',
    section_bg_color: '#212121',
    section_header_text_color: '#aaaaaa',
    subtitle_text_color: '#aaaaaa',
    destructive_text_color: '#ff595a',
    section_separator_color: '#303030',
    bottom_bar_bg_color: '#212121',
  },
  // light and warm: paper, ink, and rust brown where others are blue
  sepia: {
    bg_color: '#f7eedd',
    text_color: '#3b2a1a',
    hint_color: '#7d6850',
    link_color: '#9a4f1e',
    button_color: '#9a4f1e',
    button_text_color: '#fff8ec',
    secondary_bg_color: '#ecdfc6',
    header_bg_color: '#f1e4cd',
    accent_text_color: '#9a4f1e',
    section_bg_color: '#fbf5e9',
    section_header_text_color: '#7d6850',
    subtitle_text_color: '#7d6850',
    destructive_text_color: '#a8321f',
    section_separator_color: '#dccbab',
    bottom_bar_bg_color: '#f1e4cd',
  },
  // dark and cold: deep blue, and a light button with dark text
  midnight: {
    bg_color: '#0d1426',
    text_color: '#e8eefc',
    hint_color: '#8fa0c4',
    link_color: '#6fd3ff',
    button_color: '#6fd3ff',
    button_text_color: '#06192b',
    secondary_bg_color: '#070c18',
    header_bg_color: '#111a31',
    accent_text_color: '#6fd3ff',
    section_bg_color: '#141d36',
    section_header_text_color: '#8fa0c4',
    subtitle_text_color: '#8fa0c4',
    destructive_text_color: '#ff7a90',
    section_separator_color: '#22304f',
    bottom_bar_bg_color: '#111a31',
  },
  // neither light nor dark, without contrast: an app that uses it unchanged is unreadable
  fog: {
    bg_color: '#8c9196',
    text_color: '#9ba1a6',
    hint_color: '#868b90',
    link_color: '#979fa2',
    button_color: '#959a9e',
    button_text_color: '#a2a7ab',
    secondary_bg_color: '#888d92',
    header_bg_color: '#8c9196',
    accent_text_color: '#979fa2',
    section_bg_color: '#90959a',
    section_header_text_color: '#868b90',
    subtitle_text_color: '#868b90',
    destructive_text_color: '#a39294',
    section_separator_color: '#8f9499',
    bottom_bar_bg_color: '#8c9196',
  },
};
