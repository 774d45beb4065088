import type { Profile } from '../profiles/profile.ts';
import type { Theme } from './types.ts';

/** The colours that a client gives to mini-apps: Web A's, with what the profile changes. */
export const themeParamsOf = (profile: Profile, theme: Theme): Readonly<Record<string, string>> => ({
  ...webColors[theme],
  ...profile.colors[theme],
});

const webColors: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
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
};
