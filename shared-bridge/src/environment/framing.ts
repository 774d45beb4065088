interface Framed {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly referrer: string;
}

function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}

/** The origin of the page that frames this one, if the list allows it; null keeps the default of the library. */
export function framingOrigin({ location, referrer }: Framed, allowed: readonly string[]): string | null {
  // Firefox has no ancestorOrigins; there the referrer is the framing page at the first load
  const framing = location.ancestorOrigins?.[0] ?? originOf(referrer);
  return framing !== null && allowed.includes(framing) ? framing : null;
}
