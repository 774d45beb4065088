import { isApiError, isUndecided } from '../api/failure.ts';
import { bridge } from '../bridge.ts';
import { accountOf } from '../drafts/page-drafts.ts';
import { deviceStorage } from '../idempotency/device-storage.ts';
import { chooseLanguage, chosenLanguage } from '../language-choice.ts';
import { changeProfile } from './page-session.ts';
import { session } from './store.ts';

/** The storage name that marks a language of an account as not sent to the server. */
const unsentKey = () => `billet/language-untold/${accountOf(session.getState()) ?? 'nobody'}`;

/** Sends the chosen language to the server. If that fails, the next launch sends it again. Never rejects. */
async function sendLanguage(): Promise<void> {
  const key = unsentKey();
  const language = chosenLanguage();
  deviceStorage.write(key, 'yes');
  try {
    await changeProfile({ language });
  } catch (thrown) {
    bridge().log({ event: 'language_untold', level: 'warn', reason: String(thrown) });
    if (!isApiError(thrown) || isUndecided(thrown.failure)) return;
  }
  if (chosenLanguage() === language) deviceStorage.remove(key);
}

/** Sets the language of the user, or none. It applies here at once and is sent to the server for the user's other devices. */
export function setLanguage(language: string | null): void {
  chooseLanguage(language);
  void sendLanguage();
}

/** Applies the language of the server, unless a later choice on this device has not reached the server. */
export function followLanguage(language: string | null): void {
  if (language === chosenLanguage()) deviceStorage.remove(unsentKey());
  else if (deviceStorage.read(unsentKey()) === null) chooseLanguage(language);
  else void sendLanguage();
}
