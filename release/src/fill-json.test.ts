import { expect, test } from '@rstest/core';
import { fillJson } from './fill-json.ts';

test('a value cannot end the script element that it stands in', () => {
  const page = fillJson('<script type="application/json" id="release"></script>', 'release', { name: '</script><b>' });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('\\u003c/script>');
});

test('a page without the place is refused', () => {
  expect(() => fillJson('<html></html>', 'release', {})).toThrow('no place for "release"');
});
