const LONG = 60;

/** Long words are set smaller: true, or undefined for an attribute that isn't there. */
export const isLong = (message: string): true | undefined => message.length > LONG || undefined;
