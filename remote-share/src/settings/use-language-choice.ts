import { bridge, chooseLanguage, chosenLanguage } from '@billet/shared-bridge';
import { useState } from 'react';
import { orNull } from '../api/or-null.ts';
import type { LanguageModel } from './language-view.tsx';

/** The language that the person chose. It holds here at once; other devices learn of it by the server. */
export function useLanguageChoice(): LanguageModel {
  const [chosen, setChosen] = useState(chosenLanguage);
  return {
    chosen,
    onChoose: (code) => {
      setChosen(code);
      chooseLanguage(code);
      void orNull(bridge().api.call('updateProfile', { body: { language: code } }));
    },
  };
}
