/** Default ports of the development servers; HOST_PORT, SHARE_PORT, INBOX_PORT and SEND_PORT override them. */
const usual = { host: 3000, share: 3001, inbox: 3002, send: 3003 } as const;
type Part = keyof typeof usual;

export const remoteNames = (Object.keys(usual) as Part[]).filter((part) => part !== 'host');

export const settingOf = (part: string): string => `${part.toUpperCase()}_PORT`;

/** The development port of the host or a remote. Throws if the setting is not a port. */
export function portOf(part: string): number {
  const name = settingOf(part);
  const port = Number(process.env[name] || usual[part as Part]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port, not "${process.env[name]}"`);
  return port;
}
