import { expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Mascot } from '../mascot/mascot.tsx';
import { peek } from '../mascot/moods.tsx';
import { Failed } from './failed.tsx';
import { ListMore, type ListMoreProps } from './list-more.tsx';
import { ListState, type ListStateProps } from './list-state.tsx';
import { Waiting } from './waiting.tsx';

const onRetry = rstest.fn();
const onMore = rstest.fn();
const words = { label: 'More', failedText: 'The rest did not come', retryLabel: 'Again', onMore };
const Page = ({ children }: { readonly children: ReactNode }) => <main tabIndex={-1}>{children}</main>;
const show = (status: ListStateProps['status'] | 'empty', more?: ListMoreProps['status']) =>
  render(
    <ListState
      status={status === 'empty' ? 'ready' : status}
      isEmpty={status === 'empty'}
      loading={{ label: 'Notes load', rows: 3 }}
      failed={{ title: 'Nothing came', retryLabel: 'Try again', onRetry }}
      empty={{ art: <Mascot mood={peek} />, title: 'Nothing here' }}
      more={more && { ...words, status: more }}
    >
      <p>The notes</p>
    </ListState>,
  );

test('a loading list is announced as loading and shows no rows', () => {
  show('loading');
  expect(screen.getByRole('status').previousElementSibling?.children).toHaveLength(3);
  expect(screen.queryByText('The notes')).toBe(null);
});

test('a failed list is announced and can be retried', () => {
  show('failed');
  expect(screen.getByRole('alert').textContent).toContain('Nothing came');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('[NAV-08] an empty list has a title below the one of its page, and no button for more', () => {
  show('empty', 'ready');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing here');
  expect(screen.queryByRole('button')).toBe(null);
});

test('a list offers more only if there is a next page', () => {
  show('ready', 'none');
  expect(screen.getByText('The notes')).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
  cleanup();
  show('ready', 'ready');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a loading next page cannot be requested twice; a failed one is announced and can be retried', () => {
  show('ready', 'loading');
  fireEvent.click(screen.getByRole('button', { name: 'More', busy: true }));
  expect(onMore).not.toHaveBeenCalled();
  cleanup();
  show('ready', 'failed');
  expect(screen.getByRole('alert').textContent).toBe('The rest did not come');
  expect(screen.getByText('The notes')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test.each(['page', 'part', 'line'] as const)(
  'a failure as a %s is announced with its reason and can be retried, once at a time',
  (place) => {
    const words = { place, title: 'Nothing came', text: 'No network', retryLabel: 'Try again', onRetry };
    onRetry.mockClear();
    const { rerender } = render(<Failed {...words} other={<button type="button">Home</button>} />);
    expect(screen.getByRole('alert').textContent).toContain('Nothing cameNo network');
    expect(screen.queryByRole('heading', { level: 1 }) !== null).toBe(place === 'page');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<Failed {...words} isBusy />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

test('[NAV-08] a retry keeps the focus on its page, and a repeated failure is announced', () => {
  const words = { title: 'Nothing came', retryLabel: 'Try again', onRetry };
  const { rerender } = render(<Page>{<Failed {...words} />}</Page>);
  screen.getByRole('button').focus();
  rerender(<Page>{<Failed {...words} isBusy />}</Page>);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Page>{<Failed {...words} />}</Page>);
  expect(screen.getByRole('status').textContent).toBe('Nothing came');
  rerender(<Page>{<Waiting label="Notes load" />}</Page>);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('[NAV-08] the last page of a list leaves the focus at its end', () => {
  const more = { ...words, status: 'ready' } as const;
  const { rerender } = render(<Page>{<ListMore {...more} />}</Page>);
  screen.getByRole('button').focus();
  rerender(<Page>{<ListMore {...more} status="none" />}</Page>);
  expect(document.activeElement).toBe(screen.getByRole('main').lastElementChild);
});

// screen readers announce the content of a live region, not its name, and nothing while it is busy
test.each([undefined, <i key="shape" />])('[ENV-05] a loading state is announced once, by text that everybody can see', (skeleton) => {
  const { container, rerender } = render(<Waiting label="Notes load" skeleton={skeleton} />);
  const status = screen.getByRole('status', { name: 'Notes load' });
  expect([status.textContent, status.closest('[aria-hidden]'), status.getAttribute('aria-busy')]).toEqual(['Notes load', null, null]);
  expect(container.textContent).toBe('Notes load');
  rerender(<Waiting label="Trying again" skeleton={skeleton} isTextShown />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Trying again');
});
