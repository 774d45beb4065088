/** A page at which users start, and their first action there. */
export interface StartPage {
  /** The bot's app to open. `send` and `ask` open Boris's link. */
  readonly app: 'main' | 'send' | 'ask';
  /** The route of the bot's button. If empty, the launch parameters decide. */
  readonly route: string;
  /** The text of the button or radio label to tap. */
  readonly tap: string;
  /** The element that shows the answer to the tap, and the beginning of its text. */
  readonly answer: { readonly selector: string; readonly text: string };
}

const sheet = { selector: '[role="dialog"]', text: '' };

export const startPages = {
  share: { app: 'main', route: '', tap: 'Share', answer: sheet },
  inbox: { app: 'main', route: '/inbox', tap: 'Valentines', answer: { selector: '#root h1', text: '4 valentines' } },
  send: { app: 'send', route: '', tap: 'Send a valentine', answer: sheet },
  ask: { app: 'ask', route: '', tap: 'Ask anonymously', answer: sheet },
} as const satisfies Readonly<Record<string, StartPage>>;

export type StartPageName = keyof typeof startPages;
