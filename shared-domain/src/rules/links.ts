const MESSENGER = 'https://t.me/';
const INVOICE_PATH = /^\/(?:\$|invoice\/)([A-Za-z0-9\-_=]+)$/;

/** The slug of an invoice link, or null when it isn't one on the messenger's short-link host. */
export function invoiceSlug(link: string): string | null {
  if (!link.startsWith(MESSENGER)) return null;
  return INVOICE_PATH.exec(new URL(link).pathname)?.[1] ?? null;
}

export function isMessengerLink(link: string): boolean {
  return link.startsWith(MESSENGER);
}

/** The link a person shares: opens the app of the bot with their code as start parameter. */
export function shareLink(bot: string, app: string, code: string): string {
  return `${MESSENGER}${bot}/${app}?startapp=${encodeURIComponent(code)}`;
}

/** Opens the bot's main app, where the code's owner decides what is opened. */
export function mainLink(bot: string, code: string): string {
  return `${MESSENGER}${bot}?startapp=${encodeURIComponent(code)}`;
}

/** Opens the chat with the bot, which reads `start`. */
export function botLink(bot: string, start: string): string {
  return `${MESSENGER}${bot}?start=${encodeURIComponent(start)}`;
}
