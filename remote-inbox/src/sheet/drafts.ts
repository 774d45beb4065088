type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was begun, by item: a closed sheet or a reload loses nothing typed. `what` names the kind of text in the storage. */
export function draftsIn(store: DraftStore | null, what: 'reply' | 'report') {
  const place = (id: string) => `inbox-${what}/${id}`;
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

/** Answers that were begun and not sent, in this tab. */
export const replyDrafts = draftsIn(tabStorage(), 'reply');
/** The words of reports that were begun and not sent, in this tab. */
export const reportDrafts = draftsIn(tabStorage(), 'report');
