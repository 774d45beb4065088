import { describe, expect, test } from '@rstest/core';
import { eachFileAgain } from './each-file-again.ts';

const lost = (request: string) => Object.assign(new Error(`Loading ${request} failed`), { name: 'ChunkLoadError', request });

const never = Number.POSITIVE_INFINITY;

/** A load whose calls end with these, one after the other, and then come. */
function loadOf(...ends: readonly unknown[]) {
  const left = [...ends];
  const load = async () => {
    if (left.length > 0) throw left.shift();
    return 'the code';
  };
  return { load, left };
}

describe('[MFE-06] files that were lost together', () => {
  test('are each asked for once more', async () => {
    const { load } = loadOf(lost('/r/share/sheets.js'), lost('/r/share/settings.js'));
    expect(await eachFileAgain(load, never, () => false)).toBe('the code');
  });

  test('are given up when one is lost twice, by whatever address', async () => {
    const { load, left } = loadOf(
      lost('/r/share/sheets.js'),
      lost('/r/share/settings.js'),
      lost('/r/share/sheets.js?again=1'),
      lost('/never'),
    );
    await expect(eachFileAgain(load, never, () => false)).rejects.toThrow('sheets.js?again=1');
    expect(left).toHaveLength(1);
  });

  test('are not asked for again once nobody waits', async () => {
    const { load, left } = loadOf(lost('/r/share/sheets.js'), lost('/never'));
    await expect(eachFileAgain(load, never, () => true)).rejects.toThrow('sheets.js');
    expect(left).toHaveLength(1);
  });

  test('what names no file is tried once more', async () => {
    const { load, left } = loadOf(new Error('one'), new Error('two'), new Error('three'));
    await expect(eachFileAgain(load, never, () => false)).rejects.toThrow('two');
    expect(left).toHaveLength(1);
  });

  test('are not asked for again where they hung and hardly any time is left', async () => {
    const hung = Object.assign(lost('/r/share/sheets.js'), { type: 'timeout' });
    await expect(eachFileAgain(loadOf(hung).load, Date.now() + 900, () => false)).rejects.toBe(hung);
    expect(await eachFileAgain(loadOf(hung).load, Date.now() + 2000, () => false)).toBe('the code');
  });
});
