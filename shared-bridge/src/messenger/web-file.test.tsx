import { afterEach, expect, rstest, test } from '@rstest/core';
import { webFile } from './web-file.ts';

afterEach(() => {
  rstest.restoreAllMocks();
});

test('[SHR-08] a file that is kept is the browser’s own download, out of our own origin; the system’s sheet isn’t asked', async () => {
  const share = rstest.fn();
  Object.assign(navigator, { canShare: () => true, share });
  const downloads: (readonly [string, string])[] = [];
  rstest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push([this.getAttribute('href') ?? '', this.download]);
  });
  const outcome = await webFile({ url: 'https://elsewhere.example/api/images/x.png', fileName: 'billet.png', isKept: true });
  expect(outcome).toEqual({ ok: true, value: 'downloaded' });
  expect(downloads).toEqual([['/api/images/x.png', 'billet.png']]);
  expect(share).not.toHaveBeenCalled();
});
