import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import { LanguageProvider } from '../react.tsx';
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
}

const languages: readonly Locale[] = ['en', 'ru'];

/**
 * A test for every named state of a package. Drawn in English and in Russian it neither throws nor complains on the console, has all
 * its texts with all their arguments, a name for every control, a heading in every sheet, and no id twice.
 */
export function testStates(states: readonly NamedState[], { part, title = (name) => `[VIS-03] ${name}` }: StatesOptions = {}): void {
  afterEach(cleanup);
  test.each(states.map((state) => ({ ...state, title: title(state.name) })))('$title', async (state) => {
    for (const locale of languages) expect(await faultsIn(locale, state, part), `${state.name}, ${locale}`).toEqual([]);
  });
}

/** What is wrong with a state in a language, one line each. */
export async function faultsIn(locale: Locale, state: NamedState, part?: string): Promise<string[]> {
  const faults: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    rstest.spyOn(console, level).mockImplementation((...said) => void faults.push(`console.${level}: ${said.map(String).join(' ')}`)),
  );
  const language = testLanguage(locale, part, (fault) => void faults.push(fault));
  try {
    const { baseElement, unmount } = render(<LanguageProvider language={language}>{state.render()}</LanguageProvider>);
    // what loads lazily comes with the next turn
    await act(async () => {});
    faults.push(...faultsOf(baseElement));
    unmount();
    return faults;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
