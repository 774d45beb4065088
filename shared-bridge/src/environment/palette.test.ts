import { describe, expect, test } from '@rstest/core';
import { paletteOf } from './palette.ts';

const sepia = {
  bg_color: '#f7eedd',
  secondary_bg_color: '#ecdfc6',
  section_bg_color: '#fbf5e9',
  text_color: '#3b2a1a',
  hint_color: '#7d6850',
};
const midnight = {
  bg_color: '#0d1426',
  secondary_bg_color: '#070c18',
  section_bg_color: '#141d36',
  text_color: '#e8eefc',
  hint_color: '#8fa0c4',
};
const fog = {
  bg_color: '#8c9196',
  secondary_bg_color: '#888d92',
  section_bg_color: '#90959a',
  text_color: '#9ba1a6',
  hint_color: '#868b90',
};

describe('[VIS-03] paletteOf', () => {
  test('[VIS-03] a custom dark theme provides backgrounds, text and hint colours', () => {
    expect(paletteOf(midnight, true)).toEqual({ background: '#070c18', surface: '#141d36', text: '#e8eefc', 'text-muted': '#8fa0c4' });
  });

  test('[VIS-03] an unreadable background falls back to the first one of the theme, and a pale hint to ours', () => {
    expect(paletteOf(sepia, false)).toEqual({ background: '#f7eedd', surface: '#fbf5e9', text: '#3b2a1a', 'text-muted': '' });
  });

  test('[VIS-03] a theme without contrast is ignored, light or dark', () => {
    expect([paletteOf(fog, false), paletteOf(fog, true)]).toEqual([null, null]);
  });

  test('[ENV-03] plain grey themes use the colours of the app', () => {
    expect(paletteOf({ bg_color: '#ffffff', secondary_bg_color: '#efeff4', text_color: '#000000' }, false)).toBe(null);
    expect(paletteOf({ bg_color: '#212121', secondary_bg_color: '#181818', text_color: '#ffffff' }, true)).toBe(null);
  });

  test('[ENV-04] a light theme is ignored when the browser prefers dark', () => {
    expect(paletteOf(sepia, true)).toBe(null);
  });

  test('[VIS-03][ENV-04] an invalid colour counts as a missing one', () => {
    const palette = paletteOf(sepia, false);
    for (const hostile of ['#fbf5e9 url(https://evil.example/x)', '#fbf5e9;', '#fbf', 'expression(1)', 0xfbf5e9, null, {}])
      for (const name of Object.keys(sepia))
        expect(paletteOf({ ...sepia, [name]: hostile } as never, false), `${name}: ${hostile}`).toEqual(
          paletteOf({ ...sepia, [name]: undefined }, false),
        );
    expect(palette?.surface).toBe('#fbf5e9');
  });

  test('[VIS-03] text that is readable on the backgrounds but not on our tints and raised surfaces is ignored', () => {
    const pale = { bg_color: '#eef4fb', text_color: '#3a6ea5', hint_color: '#3d6fa4' };
    const dim = { bg_color: '#232e3c', secondary_bg_color: '#10131a', text_color: '#8f9bb0', hint_color: '#8a97ad' };
    const [light, dark] = [paletteOf(pale, false), paletteOf(dim, true)];
    expect([light?.background, light?.text, light?.['text-muted']]).toEqual(['#eef4fb', '', '']);
    expect([dark?.surface, dark?.text, dark?.['text-muted']]).toEqual(['#232e3c', '', '']);
  });

  test('[ENV-04] ignores a theme that names almost no colours', () => {
    expect(paletteOf({}, false)).toBe(null);
    expect(paletteOf({ bg_color: '#f7eedd' }, false)).toEqual({ background: '#f7eedd', surface: '#f7eedd', text: '', 'text-muted': '' });
  });
});
