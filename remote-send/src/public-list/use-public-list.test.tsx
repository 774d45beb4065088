import { fakeBridge, installBridge, refusal, silence } from '@billet/shared-bridge/testing';
import type { Answer, PublicValentine } from '@billet/shared-domain/contract';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { atPage } from '../../test/at-page.tsx';
import { PublicListView } from './public-list-view.tsx';
import { type PublicListDialogProps, usePublicList } from './use-public-list.ts';

type Page = Answer<'getPublicValentines'>;

const note = (id: string): PublicValentine => ({ id, item: { id: 'tulip' }, message: `Note ${id}`, answer: 'A', type: 'ordinary' });
const page = (total: number, ...ids: string[]): Page => ({ valentines: ids.map(note), pagination: { total, limit: 2, skip: 0 } });
const onClose = rstest.fn();

function List(props: PublicListDialogProps) {
  return <PublicListView model={usePublicList(props)} />;
}

/** Renders the list with a server that returns these answers in order. */
function show(mode: 'valentine' | 'anonymous', ...answers: (Page | Error)[]) {
  const fake = fakeBridge({
    answers: {
      getPublicValentines: () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer ?? page(0);
      },
    },
  });
  installBridge(fake.bridge);
  render(<List code="a2b3c4d5e6" mode={mode} onClose={onClose} />, { wrapper: atPage('/send?code=a2b3c4d5e6') });
  return fake;
}

const notes = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[PUB-01a] pages of two notes of one mode are appended until all are loaded', async () => {
  const fake = show('valentine', page(3, 'a', 'b'), page(3, 'c'));
  await screen.findByText('Note b');
  expect(fake.apiCalls[0]?.input).toMatchObject({ params: { code: 'a2b3c4d5e6' }, query: { type: 'valentine', limit: 2, skip: 0 } });
  press('Show more');
  await screen.findByText('Note c');
  expect(fake.apiCalls[1]?.input).toMatchObject({ query: { type: 'valentine', limit: 2, skip: 2 } });
  expect(notes()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[PUB-01b] a note that moved to the next page is shown once, and an empty page ends the list', async () => {
  show('valentine', page(4, 'a', 'b'), page(5, 'b', 'c'), page(5));
  await screen.findByText('Note b');
  press('Show more');
  await screen.findByText('Note c');
  expect(notes()).toHaveLength(3);
  press('Show more');
  await expect.poll(() => screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(notes()).toHaveLength(3);
});

test('[PUB-01c] the list of questions is requested by its type, and an empty one invites to ask', async () => {
  const fake = show('anonymous', page(0));
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(fake.apiCalls[0]?.input).toMatchObject({ query: { type: 'anon_message' } });
  onClose.mockClear();
  press('Ask a question');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('at /ask?code=a2b3c4d5e6')).toBeTruthy();
});

test('[PUB-01d] a list that fails to load shows an error instead of an empty state, and a retry loads it', async () => {
  show('valentine', silence(), refusal('too_many', { retryAfter: 120 }), page(1, 'a'));
  expect(await screen.findByText('The answers didn’t load')).toBeTruthy();
  expect(screen.getByText('Check the connection and try once more.')).toBeTruthy();
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  press('Try again');
  expect(await screen.findByText(/in 2 minutes/)).toBeTruthy();
  press('Try again');
  expect(await screen.findByText('Note a')).toBeTruthy();
});

test('[PUB-01e] a page that fails to load keeps the list and shows an error, and a retry appends it', async () => {
  show('valentine', page(3, 'a', 'b'), silence(), page(3, 'c'));
  await screen.findByText('Note b');
  press('Show more');
  expect((await screen.findByRole('alert')).textContent).toBe('Check the connection and try once more.');
  expect(notes()).toHaveLength(2);
  press('Try again');
  expect(await screen.findByText('Note c')).toBeTruthy();
});
