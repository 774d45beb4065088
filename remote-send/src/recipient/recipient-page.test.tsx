import { type Answers, fakeBridge, installBridge, proxyAnswer, refusal, setSession, silence } from '@billet/shared-bridge/testing';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { LanguageProvider, type Locale } from '@billet/shared-i18n';
import { testLanguage } from '@billet/shared-i18n/testing';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { atPage } from '../../test/at-page.tsx';
import { ownUser } from '../../test/user.ts';
import { RecipientPage } from './recipient-page.tsx';

const own = 'z9y8x7w6v5';
const code = 'a2b3c4d5e6';
const alice: PublicProfile = {
  telegram: { firstName: 'Alice', photoUrl: null },
  isGhostUser: false,
  valentineCode: code,
  mode: 'valentine',
};

beforeEach(() => setSession({ userData: { user: { ...ownUser, valentineCode: own } } }));

/** Renders the page at an address with a fake server. */
function visit(search: string, getPublicProfile: NonNullable<Answers['getPublicProfile']> = () => ({ user: alice })) {
  const fake = fakeBridge({ answers: { getPublicProfile, reportShareOpened: () => ({ success: true }) } });
  installBridge(fake.bridge);
  render(<RecipientPage>{({ telegram }) => <p>page of {telegram.firstName}</p>}</RecipientPage>, { wrapper: atPage(`/send${search}`) });
  return fake;
}

const asked = ({ apiCalls }: ReturnType<typeof visit>) => apiCalls.map(({ name }) => name);

describe('loading the recipient', () => {
  test('[SND-07a] a known code shows its page, and the visit is reported once per launch', async () => {
    const first = visit(`?code=${code}`);
    expect(screen.getByRole('status', { name: 'Opening the page…' })).toBeTruthy();
    expect(await screen.findByText('page of Alice')).toBeTruthy();
    await waitFor(() => expect(asked(first)).toEqual(['getPublicProfile', 'reportShareOpened']));
    cleanup();
    const second = visit(`?code=${code}`);
    expect(await screen.findByText('page of Alice')).toBeTruthy();
    expect(asked(second)).toEqual(['getPublicProfile']);
  });

  test('[PRM-01] the profile is requested for the language of the app', async () => {
    const { apiCalls } = visit(`?code=${code}`);
    expect(await screen.findByText('page of Alice')).toBeTruthy();
    expect(apiCalls[0]).toMatchObject({ name: 'getPublicProfile', input: { params: { code }, query: { language: 'en' } } });
  });

  test('[PRM-01][I18-04] the prompt follows a language that is shown later, and the page stays while it loads', async () => {
    const profileWith = (text: string, language: string) => ({ user: { ...alice, prompt: { text, language } } });
    const russian = Promise.withResolvers<ReturnType<typeof profileWith>>();
    const answers: Answers = {
      getPublicProfile: ({ query }) => (query?.language === 'ru' ? russian.promise : profileWith('Ask me', 'en')),
      reportShareOpened: () => ({ success: true }),
    };
    installBridge(fakeBridge({ answers }).bridge);
    const pageIn = (locale: Locale) => (
      <LanguageProvider language={testLanguage(locale)}>
        <RecipientPage>{({ prompt }) => <p>{prompt?.text}</p>}</RecipientPage>
      </LanguageProvider>
    );
    const { rerender } = render(pageIn('en'), { wrapper: atPage(`/send?code=${code}`) });
    expect(await screen.findByText('Ask me')).toBeTruthy();
    rerender(pageIn('ru'));
    expect(screen.getByText('Ask me')).toBeTruthy();
    russian.resolve(profileWith('Спроси меня', 'ru'));
    expect(await screen.findByText('Спроси меня')).toBeTruthy();
  });

  test.each(['', '?code=', '?code=short', '?code=A2B3C4D5E6', '?code=a2b3c4d5e0', `?code=${own}`])(
    '[ENV-11a] %s redirects to /share without a request',
    async (search) => {
      const fake = visit(search);
      expect(await screen.findByText('at /share')).toBeTruthy();
      expect(asked(fake)).toEqual([]);
    },
  );

  test('[SND-07b] an unknown code redirects to /share and is logged', async () => {
    const fake = visit(`?code=${code}`, () => Promise.reject(refusal('not_found')));
    expect(await screen.findByText('at /share')).toBeTruthy();
    expect(fake.logged.map(({ event }) => event)).toContain('recipient_missing');
    expect(asked(fake)).toEqual(['getPublicProfile']);
  });

  test.each([
    ['no network', silence, 'Check the connection and try once more.'],
    ['a broken server', () => refusal('internal'), 'Check the connection and try once more.'],
    ['the 404 of a proxy', () => proxyAnswer(404), 'Check the connection and try once more.'],
    ['too many visits', () => refusal('too_many'), /^That was a lot at once/],
  ])('[SND-07c] after %s the page shows an error, keeps the code, and a retry opens it', async (_, failure, words) => {
    let isBroken = true;
    const fake = visit(`?code=${code}`, () => (isBroken ? Promise.reject(failure()) : { user: alice }));
    expect(await screen.findByText('The page didn’t load')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(`at /send?code=${code}`)).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('page of Alice')).toBeTruthy();
    expect(fake.logged.map(({ event }) => event)).not.toContain('recipient_missing');
  });
});
