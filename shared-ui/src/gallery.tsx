import type { ReactNode } from 'react';
import { QuestionLetter, Tiers, ValentineLetter, WordlessLetters } from './gallery/letters.tsx';
import { Notes, Rows } from './gallery/lists.tsx';
import { Mascots } from './gallery/mascots.tsx';
import { InboxPage, SendPage, SharePage } from './gallery/pages.tsx';
import { failure } from './gallery/parts.tsx';
import { QuietStates, Writings } from './gallery/quiet.tsx';
import { CheckoutSheet, PickerSheet } from './gallery/sheets.tsx';
import { Failed, Waiting } from './index.ts';

/** The components in their states, for a gallery. Not shipped with the app. The texts are samples. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'share', render: () => <SharePage /> },
  { name: 'inbox', render: () => <InboxPage /> },
  { name: 'send', render: () => <SendPage /> },
  { name: 'picker', render: () => <PickerSheet /> },
  { name: 'checkout', render: () => <CheckoutSheet /> },
  { name: 'states', render: () => <QuietStates /> },
  { name: 'letter / a valentine', render: () => <ValentineLetter /> },
  { name: 'letter / a question', render: () => <QuestionLetter /> },
  { name: 'letter / without text', render: () => <WordlessLetters /> },
  { name: 'letter / by price', render: () => <Tiers /> },
  { name: 'mascot', render: () => <Mascots /> },
  { name: 'rows', render: () => <Rows /> },
  { name: 'page / loading', render: () => <Waiting place="page" label="Loading your page…" /> },
  { name: 'page / failed', render: () => <Failed place="page" {...failure} /> },
  { name: 'page / retrying', render: () => <Failed place="page" isBusy {...failure} /> },
  { name: 'line / failed', render: () => <Failed place="line" {...failure} /> },
  { name: 'user-written texts', render: () => <Writings /> },
  { name: 'list / loading', render: () => <Notes status="loading" /> },
  { name: 'list / failed', render: () => <Notes status="failed" /> },
  { name: 'list / empty', render: () => <Notes status="ready" isEmpty /> },
  { name: 'list / full', render: () => <Notes status="ready" /> },
  { name: 'list / has more', render: () => <Notes status="ready" more="ready" /> },
  { name: 'list / loading more', render: () => <Notes status="ready" more="loading" /> },
  { name: 'list / more failed', render: () => <Notes status="ready" more="failed" /> },
];
