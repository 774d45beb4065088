const families =
  /^(bot-invoice-early|errors-not-open-yet|inbox-card-closed|inbox-closed-|inbox-early-|inbox-unread-closed$|send-super-line-closed|share-countdown-(closed|days|today|tomorrow)$)/;

/** Whether a message is about the closed period until 8 March. On other days of the year such a message may not be shown. */
export const isOfTheSeason = (id: string): boolean => families.test(id);
