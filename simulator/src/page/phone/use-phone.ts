import { useRef, useState } from 'react';
import { destinationOf } from '../../protocol/messenger-link.ts';
import type { Entry } from '../../world/launch.ts';
import { botChat } from '../../world/people.ts';
import type { InlineButton, KeyboardButton, Message, PersonView, Snapshot } from '../../world/types.ts';
import type { Outer } from '../frame/parts.ts';
import { server } from '../server.ts';

export interface OpenApp {
  readonly id: number;
  readonly url: string;
  readonly isMinimised: boolean;
  /** The launch parameters. */
  readonly entry: Entry;
  readonly start: string;
  readonly address: string | undefined;
}

/** A dialog outside of an app. */
export type PhoneQuestion =
  | { readonly kind: 'share'; readonly text: string }
  | { readonly kind: 'stories'; readonly author: number; readonly isNewest: boolean }
  | { readonly kind: 'users'; readonly request: number }
  | { readonly kind: 'channel'; readonly name: string }
  | { readonly kind: 'problem'; readonly text: string };

/** The state and actions of a phone. */
export function usePhone(person: PersonView, { bot, apps }: Snapshot) {
  const [chat, setChat] = useState<string | null>(botChat(person.id));
  const [app, setApp] = useState<OpenApp | null>(null);
  const [question, setQuestion] = useState<PhoneQuestion | null>(null);
  const [pulse, setPulse] = useState({ count: 0, signal: '' });
  const nextId = useRef(1);

  const report = (error: unknown): void => setQuestion({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
  const attempt = (action: Promise<unknown>): void => void action.catch(report);

  const openApp = (entry: Entry, start: string, url?: string): void =>
    attempt(
      server
        .launch(person.id, { app: entry, start, ...(url ? { url } : {}) })
        .then((address) => setApp({ id: nextId.current++, url: address, isMinimised: false, entry, start, address: url })),
    );
  /** Changes the language. It applies at the next launch: an open app is launched again with the same parameters. */
  const changeLanguage = (languageCode: string): void =>
    attempt(
      server.change(person.id, { languageCode }).then(() => {
        if (app) openApp(app.entry, app.start, app.address);
      }),
    );
  const write = (to: string, text: string, replyTo: number | null = null): void => attempt(server.write(person.id, to, text, replyTo));
  const openLink = (url: string): void => void window.open(url, '_blank', 'noopener');

  const openBot = (start: string | null): void => {
    setChat(botChat(person.id));
    if (start !== null) write(botChat(person.id), `/start ${start}`.trim());
  };

  const openMessengerLink = (url: string): void => {
    const destination = destinationOf(url, { username: bot.username, apps });
    if (destination.kind === 'app') openApp(destination.app, destination.start);
    else if (destination.kind === 'share') setQuestion({ kind: 'share', text: destination.text });
    else if (destination.kind === 'channel') setQuestion(destination);
    else if (destination.kind === 'bot') openBot(destination.start);
    else setQuestion({ kind: 'problem', text: `This link leads out of the simulator:\n${destination.url}` });
  };

  const followLink = (url: string): void => (/^https?:\/\/((www\.)?(t|telegram)\.me)\//.test(url) ? openMessengerLink(url) : openLink(url));
  const minimised = (isMinimised: boolean) => (): void => setApp((open) => open && { ...open, isMinimised });

  const outer: Outer = {
    close: () => setApp(null),
    minimise: minimised(true),
    openLink,
    openMessengerLink,
    pulse: (signal) => setPulse(({ count }) => ({ count: count + 1, signal })),
    report: (text) => setQuestion({ kind: 'problem', text }),
  };

  return {
    chat,
    setChat,
    app,
    question,
    pulse,
    outer,
    followLink,
    changeLanguage,
    write,
    openApp: () => openApp('main', ''),
    restore: minimised(false),
    watch: (author: number, isNewest = false) => setQuestion({ kind: 'stories', author, isNewest }),
    dismiss: () => setQuestion(null),
    answerChannel(answer: string | null): void {
      setQuestion(null);
      if (answer) attempt(server.change(person.id, { isInChannel: answer === 'join' }));
    },

    pressButton(message: Message, button: InlineButton): void {
      if (button.web_app) openApp('main', '', button.web_app.url);
      else if (button.url) followLink(button.url);
      else if (button.callback_data) attempt(server.press(person.id, message.id, button.callback_data));
      else if (button.switch_inline_query !== undefined)
        setQuestion({ kind: 'share', text: `@${bot.username} ${button.switch_inline_query}` });
    },
    pressKey(button: KeyboardButton): void {
      if (button.web_app) openApp('main', '', button.web_app.url);
      else if (button.request_users) setQuestion({ kind: 'users', request: button.request_users.request_id });
      else write(botChat(person.id), button.text);
    },
    share(text: string, to: string | null): void {
      setQuestion(null);
      if (!to) return;
      write(to, text);
      setChat(to);
    },
    shareUser(request: number, user: number | null): void {
      setQuestion(null);
      if (user) attempt(server.shareUser(person.id, request, user));
    },
  };
}
