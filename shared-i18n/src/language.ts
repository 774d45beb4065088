import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Direction, directionOf, type Locale, tagOf } from './locales.ts';
import { isolated } from './stand-in.ts';

export interface Messages {
  /** What a message says. Nothing where no catalogue has it: a person is shown no id. */
  readonly getString: (id: string, args?: Readonly<Record<string, FluentVariable>>) => string;
}

/** A language ready to be shown: its messages and the way it runs. */
export interface Language {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly messages: Messages;
  /** Some of its messages are English, which stands in for what an older release lacks. */
  readonly hasStandIns: boolean;
}

export type LogLine = { readonly event: string; readonly level: 'warn' | 'error'; readonly [field: string]: unknown };

/** As high as a line, for what has none. */
const NOTHING = '\u00a0';

/** Makes a language out of the text of its catalogue. A message that is not there, or faulty, is logged once. */
export function makeLanguage(locale: Locale, catalogue: string, log: (line: LogLine) => void): Language {
  const direction = directionOf(locale);
  // Isolation marks keep a left-to-right name whole inside a right-to-left sentence; elsewhere they only disturb copying.
  const bundle = new FluentBundle(tagOf(locale), { useIsolating: direction === 'rtl' });
  const told = new Set<string>();
  const report = ({ message: reason }: Error) => {
    if (!told.has(reason)) log({ event: 'text-error', level: 'error', locale, reason });
    told.add(reason);
  };
  const resource = new FluentResource(catalogue);
  bundle.addResource(resource).forEach(report);
  return {
    locale,
    direction,
    messages: { getString: (id, args) => say(bundle, report, id, args) },
    hasStandIns: resource.body.some(({ attributes }) => attributes.lang),
  };
}

function say(
  bundle: FluentBundle,
  report: (fault: Error) => void,
  id: string,
  args: Readonly<Record<string, FluentVariable>> = {},
): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    report(new Error(`No catalogue has the message "${id}"`));
    return NOTHING;
  }
  const faults: Error[] = [];
  const words = bundle.formatPattern(message.value, args, faults);
  faults.forEach(report);
  return message.attributes.lang ? isolated(words) : words;
}
