import { hueOf, plainInitials } from '@billet/shared-domain/rules/avatar';

export interface FillFacts {
  /** User of the launch, as the messenger provides them. */
  readonly person: { readonly first_name?: string; readonly photo_url?: string };
  /** True if a photo may use any protocol: only for a developer's messenger. */
  readonly isLocal: boolean;
  /** Whether an optional part of the page is shown. */
  readonly isShown: (part: string) => boolean;
  /** Month in Moscow, 1 to 12. */
  readonly month: number;
}

/** Fills the known data of a launch into a frame, as text. */
export function fill(
  frame: HTMLElement,
  { person: { first_name: name = '', photo_url: photo = '' }, isLocal, isShown, month }: FillFacts,
): void {
  const each = (selector: string, work: (element: HTMLElement) => void) => {
    for (const element of frame.querySelectorAll<HTMLElement>(selector)) work(element);
  };
  each('[data-part]', (part) => {
    if (isShown(part.dataset.part ?? '')) part.dataset.shown = '';
    else part.remove();
  });
  each('[data-slot]', (slot) => {
    slot.textContent = slot.dataset.slot === 'own.initials' ? (plainInitials(name) ?? '') : name;
  });
  each('[data-slot-hue]', (slot) => {
    slot.dataset.hue = String(hueOf(name));
  });
  each('[data-slot-src]', (slot) => {
    if (isLocal ? photo : photo.startsWith('https://')) (slot as HTMLImageElement).src = photo;
    else slot.remove();
  });
  each('[data-except]', (words) => {
    if (!words.dataset.except?.split(' ').includes(String(month))) return;
    words.dataset.shape = '';
    words.setAttribute('aria-hidden', 'true');
  });
}
