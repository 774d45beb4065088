import { isApiError, isUndecided } from '../api/failure.ts';
import { bridge } from '../bridge.ts';
import { accountOf } from '../drafts/page-drafts.ts';
import { deviceStorage } from '../keyed/device-storage.ts';
import { chooseLanguage, chosenLanguage } from '../language-choice.ts';
import { changeProfile } from './bound.ts';
import { session } from './store.ts';

/** Where it stands that an account's choice on this device hasn't reached the server. */
const placeNow = () => `billet/language-untold/${accountOf(session.getState()) ?? 'nobody'}`;

/** Tells the server which language was chosen here; a choice that can't be told waits for the next start. Never rejects. */
async function tell(): Promise<void> {
  const place = placeNow();
  const language = chosenLanguage();
  deviceStorage.write(place, 'yes');
  try {
    await changeProfile({ language });
  } catch (thrown) {
    bridge().log({ event: 'language_untold', level: 'warn', reason: String(thrown) });
    if (!isApiError(thrown) || isUndecided(thrown.failure)) return;
  }
  if (chosenLanguage() === language) deviceStorage.remove(place);
}

/** The person chooses a language, or none: it holds here at once, and the server is told for their other devices. */
export function setLanguage(language: string | null): void {
  chooseLanguage(language);
  void tell();
}

/** The server says which language the person chose. It holds here too, unless a later choice on this device hasn't reached the server. */
export function followLanguage(language: string | null): void {
  if (language === chosenLanguage()) deviceStorage.remove(placeNow());
  else if (deviceStorage.read(placeNow()) === null) chooseLanguage(language);
  else void tell();
}
