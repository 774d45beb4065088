import { chosenLanguage, onLanguageChoice, setLanguage } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';
import type { LanguageModel } from './language-view.tsx';

/** The language that the user chose, and its setter. */
export function useLanguageChoice(): LanguageModel {
  const [chosen, setChosen] = useState(chosenLanguage);
  useEffect(() => onLanguageChoice(setChosen), []);
  return { chosen, onChoose: setLanguage };
}
