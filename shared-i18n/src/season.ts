const families =
  /^(bot-invoice-early|errors-not-open-yet|inbox-card-closed|inbox-closed-|inbox-early-|send-super-line-closed|share-countdown-(closed|days|today|tomorrow)$)/;

/** Whether a message speaks of what is closed until 8 March, of the wait for it or its end; on other days of the year none may be shown. */
export const isOfTheSeason = (id: string): boolean => families.test(id);
