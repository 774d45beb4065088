import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useText } from './react.tsx';
import { drawInLanguage } from './standalone.tsx';

const usual = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = (async (address: string) => new Response(`hello = hello of ${address}\n# end\n`)) as typeof fetch;
  Object.assign(globalThis, {
    FontFace: class {
      load = () => Promise.resolve();
    },
  });
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
});
afterEach(() => {
  globalThis.fetch = usual;
});

function Page() {
  const [typed, setTyped] = useState('');
  return <input aria-label={useText()('hello')} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

test('[I18-04] pages without a host follow a change of the language and keep their state', async () => {
  let chosen: string | null = null;
  const listeners: (() => void)[] = [];
  let shown: ReturnType<typeof render> | null = null;
  const draw = (pages: ReactNode) => {
    if (shown) shown.rerender(pages);
    else shown = render(pages);
  };
  const options = { languageCode: 'pt-BR', chosen: () => chosen, onChoice: (listener: () => void) => void listeners.push(listener) };
  await act(() => drawInLanguage(<Page />, options, draw));
  const field = screen.getByRole('textbox', { name: 'hello of /locales/pt.ftl' });
  const choose = async (code: string | null) => {
    chosen = code;
    await act(async () => listeners.forEach((listener) => void listener()));
  };
  await choose('ar');
  expect(await screen.findByRole('textbox', { name: 'hello of /locales/ar.ftl' })).toBe(field);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await choose(null);
  expect(await screen.findByRole('textbox', { name: 'hello of /locales/pt.ftl' })).toBe(field);
});
