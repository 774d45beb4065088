import { InEnglish, press } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { WriteActions } from './saved-draft.tsx';

const startOver = rstest.fn();
function Page() {
  const [words, setWords] = useState<string | null>('Half a thought');
  const throwAway = () => {
    startOver();
    setWords(null);
  };
  return <WriteActions label="Send a valentine" write={rstest.fn()} savedDraft={words === null ? null : { words, startOver: throwAway }} />;
}

test('[SND-03][ASK-01] starting over moves the focus to the write button, to which the sheet returns it', async () => {
  render(<Page />, { wrapper: InEnglish });
  screen.getByRole('button', { name: 'Start over' }).focus();
  await press('button', 'Start over');
  expect(startOver).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send a valentine' }));
});
