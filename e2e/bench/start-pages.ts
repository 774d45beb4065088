/** A page that people start at, and the first thing that they do there. */
export interface StartPage {
  /** The bot's app that is opened; with another than the main one it is Boris's link. */
  readonly app: 'main' | 'send' | 'ask';
  /** Where a button of the bot's leads; empty: wherever the launch does. */
  readonly route: string;
  /** What is tapped, a button or a radio's label, by its words. */
  readonly tap: string;
  /** What shows that it was answered, and the beginning of what stands in it. */
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
