import path from 'node:path';
import { change } from '../support/day.ts';
import { allowWriting, followLink, openChat, openFromBot, shareWith } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** `npm test -- pictures` sets PICTURES. This test then takes the picture of the README. */
if (process.env.PICTURES) {
  test('The picture of the README shows a share page beside the gifts', async ({ phones, request }) => {
    await change(request, 'boris', { languageCode: 'en' });
    const { alice, boris, page } = phones;
    await openFromBot(alice);
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await shareWith(alice, 'Boris');
    await openChat(boris, 'Alice');
    await followLink(boris, 'Alice', 'send');
    await allowWriting(boris);
    await boris.app.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(boris.app.getByRole('button', { name: /Teddy/ })).toBeVisible();
    await expect(boris.app.getByRole('dialog').getByRole('listitem').first()).toContainText('Tulip');
    await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await page.screenshot({ path: path.resolve(import.meta.dirname, '../../docs/pictures/loop.png'), animations: 'disabled' });
  });
}
