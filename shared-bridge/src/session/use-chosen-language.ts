import { useEffect } from 'react';
import { followLanguage } from './own-language.ts';
import { useSession } from './store.ts';

/** Applies a language that was chosen on another device once the profile is loaded (I18-04). */
export function useChosenLanguage(): void {
  const language = useSession(({ userData }) => userData.user && { code: userData.user.language })?.code;
  useEffect(() => {
    if (language !== undefined) followLanguage(language);
  }, [language]);
}
