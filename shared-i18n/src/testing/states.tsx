import { expect, rstest, test } from '@rstest/core';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../react.tsx';
import { isOfTheSeason } from '../season.ts';
import { faultsOf } from './faults.ts';
import { testLanguage } from './language.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

export interface StatesOptions {
  /** The package's part of the catalogue, so that a text of another part counts as missing. Defaults to all parts. */
  readonly part?: string;
  /** The title of the test of a state, with the requirement that it proves. */
  readonly title?: (name: string) => string;
  /** The names of states that are shown only while valentines are closed. */
  readonly inSeason?: readonly string[];
}

/**
 * Tests every named state of a package, and that only those `inSeason` mention the season. Rendered in English, a state must not throw or
 * log errors and warnings. It must have all texts and arguments, a name for every control, a heading in every sheet, and unique ids. The
 * catalogue check compares the other languages with English, and a browser test renders the states in all of them.
 */
export function testStates(states: readonly NamedState[], options: StatesOptions = {}): void {
  const { part, title = (name) => `[VIS-03] ${name}`, inSeason = [] } = options;
  const idsByState = new Map<string, ReadonlySet<string>>();
  test.each(states.map((state) => ({ ...state, title: title(state.name) })))('$title', async (state) => {
    const ids = new Set<string>();
    expect(await faultsIn(state, part, ids)).toEqual([]);
    idsByState.set(state.name, ids);
  });
  test('[VIS-07] only the states in season mention the wait for 8 March', () => {
    const seasonal = [...idsByState].filter(([, ids]) => [...ids].some(isOfTheSeason)).map(([name]) => name);
    expect(seasonal).toEqual(inSeason.filter((name) => idsByState.has(name)));
    expect(inSeason.filter((name) => !states.some((state) => state.name === name))).toEqual([]);
  });
}

/** The faults of a state in English, one line each. Adds the ids of its messages to `usedIds`. */
export async function faultsIn(state: NamedState, part?: string, usedIds = new Set<string>()): Promise<string[]> {
  const faults: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    rstest.spyOn(console, level).mockImplementation((...args) => void faults.push(`console.${level}: ${args.map(String).join(' ')}`)),
  );
  const language = testLanguage('en', part, (fault) => void faults.push(fault));
  const asked = rstest.spyOn(language.messages, 'getBundle');
  try {
    const { baseElement, unmount } = render(<LanguageProvider language={language}>{state.render()}</LanguageProvider>);
    // lazy components render in the next turn
    await act(async () => {});
    faults.push(...faultsOf(baseElement));
    unmount();
    for (const [id] of asked.mock.calls) usedIds.add(id);
    return faults;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
