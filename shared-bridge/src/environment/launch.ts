import { retrieveLaunchParams, retrieveRawInitData } from '@telegram-apps/sdk';

/** What the messenger told when it opened the app (ENV-02). */
export interface Launch {
  /** Goes to the server as it is; null when the messenger gave none. */
  readonly rawInitData: string | null;
  readonly startParam: string | null;
  /** As the messenger names it: android, ios, macos, tdesktop, weba, webk, … */
  readonly platform: string;
  readonly version: string;
  /** Colours of the messenger's theme by their names. */
  readonly theme: Readonly<Record<string, string | undefined>>;
  readonly languageCode: string | null;
  readonly isPremium: boolean;
  /** The messenger's id of the person. */
  readonly account: string | null;
}

/** Reads the launch parameters from the page's address, or what an earlier page of this tab kept. Throws when they don't pass their schema. */
export function readLaunch(): Launch {
  const given = retrieveLaunchParams();
  const user = given.tgWebAppData?.user;
  return {
    rawInitData: retrieveRawInitData() ?? null,
    startParam: given.tgWebAppStartParam ?? given.tgWebAppData?.start_param ?? null,
    platform: given.tgWebAppPlatform,
    version: given.tgWebAppVersion,
    theme: given.tgWebAppThemeParams,
    languageCode: user?.language_code ?? null,
    isPremium: user?.is_premium ?? false,
    account: user ? String(user.id) : null,
  };
}
