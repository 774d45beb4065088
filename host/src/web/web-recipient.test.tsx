import { HashRouter } from '@billet/shared-bridge/host';
import { type Answers, fakeBridge, installBridge, proxyAnswer, refusal, silence } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { WebRecipient } from './web-recipient.tsx';

const code = 'a2b3c4d5e6';
const user = { telegram: { firstName: 'Alice', photoUrl: null }, isGhostUser: false, valentineCode: code, mode: 'valentine' } as const;
const currentHash = () => window.location.hash;

function open(route: string, getPublicProfile: NonNullable<Answers['getPublicProfile']>) {
  const fake = fakeBridge({ answers: { getPublicProfile } });
  installBridge(fake.bridge);
  window.location.hash = route;
  render(
    <HashRouter>
      <WebRecipient entry="send" mode="valentine" home="/share" />
    </HashRouter>,
    { wrapper: InEnglish },
  );
  return fake;
}

beforeEach(() => {
  window.location.hash = '';
});

describe('[ENV-09] recipient of a link outside the messenger', () => {
  test('the recipient is shown with the deep link of the same page and code', async () => {
    const { apiCalls } = open(`#/send?code=${code}`, () => ({ user }));
    expect(await screen.findByRole('heading', { name: 'A valentine for Alice' })).toBeTruthy();
    // In the language of the page, so that the profile embedded in it is used
    expect(apiCalls).toMatchObject([{ name: 'getPublicProfile', input: { params: { code }, query: { language: 'en' } } }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`https://t.me/billet_bot/send?startapp=${code}`);
  });

  test('[ENV-11] a malformed code leads home without a request', async () => {
    const { apiCalls } = open('#/send?code=nonsense', () => ({ user }));
    await waitFor(() => expect(currentHash()).toBe('#/share'));
    expect(apiCalls).toEqual([]);
  });

  test('[ENV-11] an unknown code leads home', async () => {
    open(`#/send?code=${code}`, () => {
      throw refusal('not_found');
    });
    await waitFor(() => expect(currentHash()).toBe('#/share'));
  });

  test.each(['too_many', 'bad_input', 'cross_site', 'expired', 'no_init_data', 'internal', 'busy'] as const)(
    '[ENV-11] an answer %s shows an error, keeps the code and can be retried',
    async (code_) => {
      let isRefused = true;
      open(`#/send?code=${code}`, () => {
        if (isRefused) throw refusal(code_);
        return { user };
      });
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(currentHash()).toBe(`#/send?code=${code}`);
      isRefused = false;
      fireEvent.click(again);
      expect(await screen.findByRole('heading', { name: 'A valentine for Alice' })).toBeTruthy();
    },
  );

  test('[ENV-11] a 404 that is not of our server keeps the code', async () => {
    open(`#/send?code=${code}`, () => {
      throw proxyAnswer(404);
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(currentHash()).toBe(`#/send?code=${code}`);
  });

  test('a failed request shows an error, keeps the code and can be retried', async () => {
    let isSilent = true;
    open(`#/send?code=${code}`, () => {
      if (isSilent) throw silence();
      return { user };
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(currentHash()).toBe(`#/send?code=${code}`);
    isSilent = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'A valentine for Alice' })).toBeTruthy();
  });
});
