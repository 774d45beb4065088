/**
 * Marks the stylesheets that a remote has in the page as those of its replaced version, which may still be shown. Returns a function
 * that removes them. `entry`: address of that version's entry, whose folder has all of its files. No other version has the same files.
 */
export function retireStyles(page: Document, entry: string): () => void {
  const folder = new URL('.', new URL(entry, page.baseURI)).href;
  const all = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-retired])')];
  const styles = all.filter(({ href }) => href.startsWith(folder));
  for (const link of styles) link.dataset.retired = '';
  return () => {
    for (const link of styles) link.remove();
  };
}
