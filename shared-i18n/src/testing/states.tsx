import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import { LanguageProvider } from '../react.tsx';
import { isOfTheSeason } from '../season.ts';
import { faultsOf } from './faults.ts';
import { testLanguage } from './language.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

export interface StatesOptions {
  /** The package's part of the catalogue, so that a text of another part counts as missing; all parts where it is left out. */
  readonly part?: string;
  /** Beside a state's name: the requirement that the states prove. */
  readonly title?: (name: string) => string;
  /** Those that are seen while valentines are closed; all others are seen all year. */
  readonly inSeason?: readonly string[];
}

const languages: readonly Locale[] = ['en', 'ru'];

/**
 * A test for every named state of a package, and one that only those `inSeason` speak of the season. Drawn in English and in Russian it neither throws nor complains on the console, has all
 * its texts with all their arguments, a name for every control, a heading in every sheet, and no id twice.
 */
export function testStates(states: readonly NamedState[], options: StatesOptions = {}): void {
  const { part, title = (name) => `[VIS-03] ${name}`, inSeason = [] } = options;
  const said = new Map<string, ReadonlySet<string>>();
  afterEach(cleanup);
  test.each(states.map((state) => ({ ...state, title: title(state.name) })))('$title', async (state) => {
    const ids = new Set<string>();
    for (const locale of languages) expect(await faultsIn(locale, state, part, ids), `${state.name}, ${locale}`).toEqual([]);
    said.set(state.name, ids);
  });
  test('[VIS-07] what waits for 8 March is spoken of in its season alone', () => {
    const seasonal = [...said].filter(([, ids]) => [...ids].some(isOfTheSeason)).map(([name]) => name);
    expect(seasonal).toEqual(inSeason.filter((name) => said.has(name)));
    expect(inSeason.filter((name) => !states.some((state) => state.name === name))).toEqual([]);
  });
}

/** What is wrong with a state in a language, one line each; the ids of all that it says are added to `said`. */
export async function faultsIn(locale: Locale, state: NamedState, part?: string, said = new Set<string>()): Promise<string[]> {
  const faults: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    rstest.spyOn(console, level).mockImplementation((...said) => void faults.push(`console.${level}: ${said.map(String).join(' ')}`)),
  );
  const language = testLanguage(locale, part, (fault) => void faults.push(fault));
  const asked = rstest.spyOn(language.messages, 'getBundle');
  try {
    const { baseElement, unmount } = render(<LanguageProvider language={language}>{state.render()}</LanguageProvider>);
    // what loads lazily comes with the next turn
    await act(async () => {});
    faults.push(...faultsOf(baseElement));
    unmount();
    for (const [id] of asked.mock.calls) said.add(id);
    return faults;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
