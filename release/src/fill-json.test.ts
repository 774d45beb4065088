import { expect, test } from '@rstest/core';
import { fillJson } from './fill-json.ts';

test('a value cannot end the script element that contains it', () => {
  const page = fillJson('<script type="application/json" id="release"></script>', 'release', { name: '</script><b>' });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('\\u003c/script>');
});

test('a page without the script element is rejected', () => {
  expect(() => fillJson('<html></html>', 'release', {})).toThrow('no place for "release"');
});
