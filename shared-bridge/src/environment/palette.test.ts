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

describe('[VIS-03] what the app takes of the messenger’s theme', () => {
  test('[VIS-03] a dark theme of a person’s own lends its grounds, its text and its hints', () => {
    expect(paletteOf(midnight, true)).toEqual({ background: '#070c18', surface: '#141d36', text: '#e8eefc', 'text-muted': '#8fa0c4' });
  });

  test('[VIS-03] a ground on which ours could not be read gives way to the theme’s own first one, a hint that is too pale to ours', () => {
    expect(paletteOf(sepia, false)).toEqual({ background: '#f7eedd', surface: '#fbf5e9', text: '#3b2a1a', 'text-muted': '' });
  });

  test('[VIS-03] where nothing stands out nothing is taken, light or dark', () => {
    expect([paletteOf(fog, false), paletteOf(fog, true)]).toEqual([null, null]);
  });

  test('[ENV-03] plain greys are the app’s own', () => {
    expect(paletteOf({ bg_color: '#ffffff', secondary_bg_color: '#efeff4', text_color: '#000000' }, false)).toBe(null);
    expect(paletteOf({ bg_color: '#212121', secondary_bg_color: '#181818', text_color: '#ffffff' }, true)).toBe(null);
  });

  test('[ENV-04] a light theme is not worn where the browser prefers dark', () => {
    expect(paletteOf(sepia, true)).toBe(null);
  });

  test('[VIS-03][ENV-04] what is no colour, or a colour and more, is as if it weren’t named', () => {
    const worn = paletteOf(sepia, false);
    for (const hostile of ['#fbf5e9 url(https://evil.example/x)', '#fbf5e9;', '#fbf', 'expression(1)', 0xfbf5e9, null, {}])
      for (const name of Object.keys(sepia))
        expect(paletteOf({ ...sepia, [name]: hostile } as never, false), `${name}: ${hostile}`).toEqual(
          paletteOf({ ...sepia, [name]: undefined }, false),
        );
    expect(worn?.surface).toBe('#fbf5e9');
  });

  test('[VIS-03] text that can just be read on the grounds is not taken where tints and raised surfaces of ours would swallow it', () => {
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
