import type { Page } from 'playwright/test';
import type { App } from './sending.ts';
import { createTestUser, type TestUser } from './test-users.ts';

const PHOTO = 'https://t.me/i/userpic/320/zoya.svg';
const FACE = '<svg xmlns="http://www.w3.org/2000/svg" width="104" height="104"><rect width="104" height="104" fill="#1c7ed6"/></svg>';

/** Creates a user with every detail that a reveal discloses. Serves the photo at the messenger's address from the page itself. */
export async function makeZoya(page: Page): Promise<TestUser> {
  await page.route(PHOTO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: FACE }));
  return createTestUser(page.request, { firstName: 'Zoya', username: 'zoya_of_the_hill', photoUrl: PHOTO });
}

/** The parts of a reveal (RVL-01). */
export const revealIn = (app: App) => ({
  ask: app.getByRole('button', { name: 'Reveal the sender' }),
  question: app.getByRole('dialog', { name: 'Reveal the sender?' }),
  confirm: app.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ }),
  sender: app.getByRole('dialog', { name: 'It was…' }),
  skip: app.getByRole('button', { name: 'Skip' }),
});
