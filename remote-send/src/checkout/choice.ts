import type { CheckoutBody } from '@billet/shared-domain/contract';

/** Who may know the sender: `reveal` the recipient can find out, `full_anon` nobody ever, `open` signed. */
export type PrivacyType = 'reveal' | 'full_anon' | 'open';

export interface ValentineChoice {
  readonly valentineCode: string;
  readonly itemId: string;
  readonly message: string;
  readonly privacyType: PrivacyType;
  readonly isSuperValentine: boolean;
}

/** The body of a valentine. The two privacy flags are never both set: the server refuses that. */
export function valentineBody(choice: ValentineChoice): CheckoutBody {
  return {
    valentineCode: choice.valentineCode,
    itemId: choice.itemId,
    message: choice.message,
    isSuper: choice.isSuperValentine,
    isFullyAnonymous: choice.privacyType === 'full_anon',
    isOpenSympathy: choice.privacyType === 'open',
  };
}

/** The body of an anonymous message: the emotion is its item. */
export function anonymousBody(choice: Pick<ValentineChoice, 'valentineCode' | 'itemId' | 'message'>): CheckoutBody {
  return { ...choice, isAnonymousMessage: true };
}
