import { expect } from 'playwright/test';
import type { Phone } from './phones.ts';
import type { App } from './sending.ts';
import { simulatorUrl } from './stack.ts';

/** Steps of a user, in the words of the user interface. */

/** Opens the app from the chat with the bot and lets the bot write. */
export async function openFromBot(phone: Phone): Promise<void> {
  await phone.openApp();
  await allowWriting(phone);
}

export async function allowWriting(phone: Phone): Promise<void> {
  await phone.screen.getByRole('alertdialog').getByRole('button', { name: 'Allow' }).click();
}

export async function closeApp(phone: Phone): Promise<void> {
  await phone.screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(phone.frame).toBeHidden();
}

/** Reloads the app from the menu and waits for the new page. The old page may show the same. */
export async function reloadApp(phone: Phone): Promise<void> {
  await phone.app.locator('html').evaluate((root) => root.setAttribute('data-before', ''));
  await phone.screen.getByRole('button', { name: 'More' }).click();
  await phone.screen.getByRole('menuitem', { name: 'Reload' }).click();
  await expect(phone.app.locator('html:not([data-before])')).toBeAttached();
}

/** Leaves the open chat and opens another. */
export async function openChat(phone: Phone, title: string): Promise<void> {
  await phone.screen.getByRole('button', { name: 'All chats' }).click();
  await phone.screen.getByRole('button', { name: `Chat with ${title}` }).click();
}

/** Sends the user's link from the share page into the chat with a friend. */
export async function shareWith(phone: Phone, friend: string): Promise<void> {
  await phone.app.getByRole('button', { name: 'Share', exact: true }).click();
  await confirmAge(phone);
  await phone.app.getByRole('button', { name: /Send in a chat/ }).click();
  await phone.screen
    .getByRole('dialog', { name: 'Send this message to' })
    .getByRole('button', { name: new RegExp(friend) })
    .click();
}

/** Confirms the age if the app shows the age question, once per user. */
export async function confirmAge(phone: Phone): Promise<void> {
  const shareInChat = phone.app.getByRole('button', { name: /Send in a chat|Отправить в чат/ });
  const confirm = phone.app.getByRole('button', { name: /^(I am 18 or older|Мне есть 18)$/ });
  await shareInChat.or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await shareInChat.waitFor();
}

/** Opens the last link of a kind that a friend has shared. */
export async function followLink(phone: Phone, friend: string, app: 'send' | 'ask'): Promise<void> {
  await openChat(phone, friend);
  const links = phone.screen.getByRole('log').getByRole('link', { name: `t.me/billet_bot/${app}?startapp=` });
  await links.last().click();
}

export interface Note {
  readonly gift: RegExp;
  readonly text: string;
  readonly isSuper?: boolean;
  readonly isFullyAnonymous?: boolean;
}

/** Fills in the checkout, starting at /send, in Russian, which is Boris's language. Does not send. */
export async function fillValentine(phone: { readonly app: App }, note: Note) {
  await phone.app.getByRole('button', { name: 'Отправить валентинку' }).click();
  const modal = phone.app.getByRole('dialog', { name: 'Отправка валентинки' });
  await modal.getByRole('button', { name: note.gift }).first().click();
  await modal.getByRole('textbox', { name: 'Сообщение' }).fill(note.text);
  if (note.isFullyAnonymous) await modal.getByRole('radio', { name: /Навсегда тайно/ }).check();
  if (note.isSuper) await modal.getByRole('switch', { name: /Супервалентинка/ }).click();
  return { modal, send: modal.getByRole('button', { name: 'Отправить', exact: true }) };
}

/** Sends a free tulip and waits for the success screen. */
export async function sendTulip(phone: { readonly app: App }, text: string): Promise<void> {
  const { send } = await fillValentine(phone, { gift: /Тюльпан/, text });
  await send.click();
  await expect(phone.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
}

/** Opens a friend's link from the chat between the two users. */
export async function openLink(phone: Phone, { code, app }: { code: string; app: 'send' | 'ask' }): Promise<void> {
  await writeToFriend(phone, `https://t.me/billet_bot/${app}?startapp=${code}`);
  await openChat(phone, phone.friend);
  await phone.screen
    .getByRole('log')
    .getByRole('link', { name: `${app}?startapp=${code}` })
    .last()
    .click();
}

/** Sends a message to the friend as the user of this phone. */
export async function writeToFriend(phone: Phone, text: string): Promise<void> {
  const { request } = phone.screen.page();
  const answer = await request.post(`${simulatorUrl}/people/${phone.person}/messages`, { data: { chat: phone.chat, text } });
  expect(answer.ok()).toBe(true);
}
