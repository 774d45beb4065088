import { useEffect } from 'react';
import { followLanguage } from './own-language.ts';
import { useSession } from './store.ts';

/** A language that was chosen on another device holds here too, from the profile's arrival on (I18-04). */
export function useChosenLanguage(): void {
  const language = useSession(({ userData }) => userData.user && { code: userData.user.language })?.code;
  useEffect(() => {
    if (language !== undefined) followLanguage(language);
  }, [language]);
}
