import { expect, rstest, test } from '@rstest/core';
import { webFile } from './web-file.ts';

test('[SHR-08] a file to keep is downloaded by the browser from our own origin, without the system share sheet', async () => {
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
