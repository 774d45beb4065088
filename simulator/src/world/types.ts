/** The data that the page shows and the Bot API returns: plain data for both sides. */

/** The themes that every client has, with colours of its profile. */
export type ClientTheme = 'light' | 'dark';
/** The themes of clients and some custom ones. */
export type Theme = ClientTheme | 'sepia' | 'midnight' | 'fog';
export type OutcomeName =
  | 'normal'
  | 'told_before_update'
  | 'cancelled'
  | 'failed'
  | 'paid_without_paying'
  | 'no_answer'
  | 'told_cancelled'
  | 'paid_then_cancelled'
  | 'pending_then_paid'
  | 'paid_twice';
/** The client of a person. */
export type ProfileName = 'weba' | 'webk' | 'android' | 'ios' | 'tdesktop' | 'android69' | 'android60';
/** A reported fault of real clients. */
export type Quirk = 'none' | 'number_colors' | 'theme_on_return' | 'one_pixel_height';
/** The connection from the app's frame to the app's server. */
export type Network = 'normal' | 'slow' | 'offline';
/** Whether the bot may write to the person: never requested, allowed, or blocked by the person. */
export type Access = 'unasked' | 'allowed' | 'blocked';

/** The traits of a person that the developer can change. */
export interface Traits {
  readonly languageCode: string;
  readonly isPremium: boolean;
  readonly theme: Theme;
  readonly outcome: OutcomeName;
  readonly profile: ProfileName;
  readonly quirk: Quirk;
  readonly network: Network;
  /** The two-letter country code of ISO 3166. */
  readonly region: string;
  readonly access: Access;
  /** Whether the person is in the bot's channel. */
  readonly isInChannel: boolean;
}

export interface Person extends Traits {
  readonly id: number;
  readonly firstName: string;
  readonly username: string;
  /** The label of the person's origin: `alice` in `http://alice.localhost:8080`. */
  readonly slug: string;
  readonly hue: number;
}

/** A person to add. */
export type Newcomer = Pick<Person, 'firstName' | 'languageCode' | 'isPremium'>;

export interface Entity {
  readonly type: 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'text_link' | 'url' | 'bot_command';
  /** In UTF-16 code units, as in the Bot API. */
  readonly offset: number;
  readonly length: number;
  readonly url?: string;
}

export interface InlineButton {
  readonly text: string;
  readonly url?: string;
  readonly callback_data?: string;
  readonly web_app?: { readonly url: string };
  readonly switch_inline_query?: string;
}

export interface KeyboardButton {
  readonly text: string;
  readonly web_app?: { readonly url: string };
  readonly request_users?: { readonly request_id: number; readonly max_quantity?: number };
  readonly request_contact?: boolean;
}

export interface ReplyKeyboard {
  readonly rows: readonly (readonly KeyboardButton[])[];
  readonly isOneTime: boolean;
  readonly placeholder: string;
}

export interface Message {
  readonly id: number;
  /** `bot:<person>` or `people:<lower id>-<higher id>`. */
  readonly chat: string;
  readonly from: number;
  /** Seconds since the epoch, as in the Bot API. */
  readonly date: number;
  readonly text: string;
  readonly entities: readonly Entity[];
  readonly photoUrl: string | null;
  readonly buttons: readonly (readonly InlineButton[])[];
  /** The message of the same chat that it replies to. */
  readonly replyTo: number | null;
  /** 'service' messages are centred lines: a payment, a gift, a permission. */
  readonly kind: 'text' | 'service';
}

export interface Gift {
  readonly id: string;
  readonly emoji: string;
  readonly name: string;
  readonly stars: number;
}

export interface Invoice {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly payload: string;
  readonly stars: number;
  readonly label: string;
}

export interface Story {
  readonly mediaUrl: string;
  readonly text: string;
  readonly linkUrl: string;
}

export interface PreparedMessage {
  readonly id: string;
  readonly owner: number;
  readonly text: string;
  readonly photoUrl: string | null;
  readonly buttons: readonly (readonly InlineButton[])[];
}

export type Direction = 'app → messenger' | 'messenger → app' | 'bot → API' | 'API → bot' | 'person';

export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly person: number | null;
  readonly direction: Direction;
  readonly event: string;
  readonly data: unknown;
}

/** The bot's answer to a pressed button, for one person. */
export interface Notice {
  readonly id: number;
  readonly person: number;
  readonly text: string;
  readonly isAlert: boolean;
}

export interface Command {
  readonly command: string;
  readonly description: string;
}

export interface BotFace {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly description: string;
  readonly menuText: string;
  readonly commands: readonly Command[];
}

export interface PersonView extends Person {
  readonly photoUrl: string;
  readonly origin: string;
  readonly balance: number;
  /** Whether the person is an operator of the app. */
  readonly isOperator: boolean;
  /** The commands of the bot in the chat with this person. */
  readonly commands: readonly Command[];
  readonly keyboard: ReplyKeyboard | null;
  readonly emojiStatus: string | null;
  readonly stories: readonly Story[];
  /** Milliseconds since the epoch until which the bot is 'typing'. */
  readonly typingUntil: number;
}

/** The completed steps of the tour. */
export interface Tour {
  /** A link was shared with a friend in a chat. */
  readonly isShared: boolean;
  /** A note or a gift was sent, free or paid. */
  readonly isSent: boolean;
  /** A received one was opened. */
  readonly isOpened: boolean;
}

/** The state of a page. Sent completely at every change, because it is small and a page cannot get out of sync. */
export interface Snapshot {
  readonly bot: BotFace;
  readonly people: readonly PersonView[];
  readonly messages: readonly Message[];
  readonly notices: readonly Notice[];
  readonly clock: string | null;
  readonly tour: Tour;
  readonly apps: { readonly send: string; readonly ask: string };
}
