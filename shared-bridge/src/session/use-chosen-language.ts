import { followLanguage, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** A language that was chosen on another device holds here too, from the profile's arrival on (I18-04). */
export function useChosenLanguage(): void {
  const language = useSession(({ userData }) => userData.user && { code: userData.user.language })?.code;
  useEffect(() => {
    if (language !== undefined) followLanguage(language);
  }, [language]);
}
