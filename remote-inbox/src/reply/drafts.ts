type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Answers that were begun, by item: a closed sheet or a reload loses nothing typed. */
export function draftsIn(store: DraftStore | null) {
  const place = (id: string) => `inbox-reply/${id}`;
  return {
    read: (id: string): string => store?.getItem(place(id)) ?? '',
    forget: (id: string): void => store?.removeItem(place(id)),
    write(id: string, text: string): void {
      try {
        if (text === '') store?.removeItem(place(id));
        else store?.setItem(place(id), text);
      } catch {
        // a full or forbidden storage costs the draft of a reload, nothing else
      }
    },
  };
}

/** The tab's own storage; null where the frame may not have one. */
export function tabStorage(): DraftStore | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was begun and not sent, in this tab. */
export const drafts = draftsIn(tabStorage());
