declare global {
  interface Window {
    /** The profile, asked for by the page itself before any script of ours ran. */
    __billetEarly?: Promise<Response>;
  }
}

/** Hands the page's early request over, once; later calls for the profile ask anew. */
export function takeEarlyOf(page: Pick<Window, '__billetEarly'>): () => Promise<Response> | null {
  return () => {
    const early = page.__billetEarly ?? null;
    delete page.__billetEarly;
    return early;
  };
}
