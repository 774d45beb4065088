import { expect, test } from '@rstest/core';
import { isLinkPreviewRequest, withPreview } from './link-preview.ts';

const page = '<html><head><title>Billet</title></head><body></body></html>';
const preview = (locale: string) => withPreview(page, { publicUrl: 'https://billet.example/"a' }, locale);

test('[WEB-01] a page contains the preview of a link in its language, with escaped values and an absolute address of the poster', () => {
  expect(preview('ru')).toContain('<meta property="og:title" content="Собирай секреты и валентинки">');
  expect(preview('en')).toContain('<meta property="og:description" content="Get your own link');
  expect(preview('en')).toContain('<meta property="og:image" content="https://billet.example/&quot;a/art/preview.jpg">');
  expect(preview('en')).toMatch(/<meta name="twitter:card" content="summary_large_image"><\/head>/);
});

test('[WEB-01][FST-01] only requests without Fetch Metadata get the preview', () => {
  expect(isLinkPreviewRequest({ headers: {} })).toBe(true);
  expect(isLinkPreviewRequest({ headers: { 'sec-fetch-mode': 'navigate' } })).toBe(false);
});
