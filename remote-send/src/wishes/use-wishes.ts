import { bridge, changeProfile, notifyFailure, useCall, useNow, useSession } from '@billet/shared-bridge';
import { wishedGifts } from '@billet/shared-domain/rules/gifts';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { WishesModel } from './wishes-view.tsx';

/** Interval of the clock in milliseconds. */
const MINUTE = 60_000;
const none: readonly string[] = [];

/** The user's wishes, changed optimistically. A wish that is no longer sold is not shown, and the next change removes it. */
export function useWishes(close: () => void, back?: () => void): WishesModel {
  const text = useText();
  const stored = useSession(({ userData }) => userData.user?.wishes ?? none);
  const gifts = useCall('getItems', { query: { type: 'ordinary' } });
  const now = useNow(MINUTE);
  // the wishes of the last tap, until the server has answered it
  const [tapped, setTapped] = useState<readonly string[] | null>(null);
  const chosen = wishedGifts(tapped ?? stored, gifts.data?.items ?? [], now).map(({ id }) => id);
  const save = async (wishes: string[]) => {
    bridge().messenger.haptic({ kind: 'selection' });
    setTapped(wishes);
    try {
      await changeProfile({ wishes });
    } catch (thrown) {
      notifyFailure(text, thrown);
      gifts.refresh();
    }
    setTapped((latest) => (latest === wishes ? null : latest));
  };
  return {
    gifts,
    now,
    chosen,
    toggle: (giftId) => void save(chosen.includes(giftId) ? chosen.filter((id) => id !== giftId) : [...chosen, giftId]),
    close,
    back,
  };
}
