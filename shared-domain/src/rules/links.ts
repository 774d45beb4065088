const MESSENGER = 'https://t.me/';
const INVOICE_PATH = /^\/(?:\$|invoice\/)([A-Za-z0-9\-_=]+)$/;

/** The slug of an invoice link; null unless it is one on Telegram's short-link host. */
export function invoiceSlug(link: string): string | null {
  if (!link.startsWith(MESSENGER)) return null;
  return INVOICE_PATH.exec(new URL(link).pathname)?.[1] ?? null;
}

export function isMessengerLink(link: string): boolean {
  return link.startsWith(MESSENGER);
}

/** The share link of a person: opens the bot's app with their code as start parameter. */
export function shareLink(bot: string, app: string, code: string): string {
  return `${MESSENGER}${bot}/${app}?startapp=${encodeURIComponent(code)}`;
}

/** Opens the bot's main app, in which the mode of the code's owner selects the page. */
export function mainLink(bot: string, code: string): string {
  return `${MESSENGER}${bot}?startapp=${encodeURIComponent(code)}`;
}

/** Opens the chat with the bot, which receives `start`. */
export function botLink(bot: string, start: string): string {
  return `${MESSENGER}${bot}?start=${encodeURIComponent(start)}`;
}
