const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a Host header, or the host of an address, is a loopback name or address. */
export function isLoopback(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`) && LOOPBACK.test(new URL(`http://${host}`).hostname);
}
