/** Addresses of the pictures of answers, as they came with them (RPL-01). */
const pictures = new Map<string, string>();

export function rememberPicture(id: string, url: string | null): void {
  if (url !== null) pictures.set(id, url);
}

/** What the studio of an answer is opened with: for what was answered before this visit it asks the server. */
export function pictureOf(id: string): { readonly imageUrl?: string } {
  const imageUrl = pictures.get(id);
  return imageUrl === undefined ? {} : { imageUrl };
}
