/** Picture URLs that the server returned with answers (RPL-01). */
const pictures = new Map<string, string>();

export function rememberPicture(id: string, url: string | null): void {
  if (url !== null) pictures.set(id, url);
}

/** Props for the poster sheet of an answer. Without a remembered URL the sheet requests the picture from the server. */
export function pictureOf(id: string): { readonly imageUrl?: string } {
  const imageUrl = pictures.get(id);
  return imageUrl === undefined ? {} : { imageUrl };
}
