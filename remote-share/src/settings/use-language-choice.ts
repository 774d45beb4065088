import { changeProfile, chooseLanguage, chosenLanguage, onLanguageChoice } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';
import { orNull } from '../api/or-null.ts';
import type { LanguageModel } from './language-view.tsx';

/** The language that the person chose. It holds here at once; other devices learn of it by the server, and this one of theirs. */
export function useLanguageChoice(): LanguageModel {
  const [chosen, setChosen] = useState(chosenLanguage);
  useEffect(() => onLanguageChoice(setChosen), []);
  return {
    chosen,
    onChoose: (code) => {
      chooseLanguage(code);
      void orNull(changeProfile({ language: code }));
    },
  };
}
