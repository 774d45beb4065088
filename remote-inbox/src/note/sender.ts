import type { Valentine } from '@billet/shared-domain/contract';
import { isSenderDisclosed } from '@billet/shared-domain/rules/permissions';

export type SenderView =
  | { readonly kind: 'club' | 'anonymous' | 'hidden' }
  | {
      readonly kind: 'known';
      readonly firstName: string;
      readonly username: string | null;
      readonly photoUrl: string | null;
      readonly reason: 'mutual' | 'sympathy' | 'revealed';
    };

/** Sender to show under a message: a known person only if the recipient may know them and a first name exists. */
export function senderOf(note: Valentine): SenderView {
  if (note.item.type === 'service') return { kind: 'club' };
  if (note.isFullyAnonymous) return { kind: 'anonymous' };
  const person = note.sender?.telegram;
  if (!isSenderDisclosed(note) || !person?.firstName) return { kind: 'hidden' };
  return { kind: 'known', firstName: person.firstName, username: person.username, photoUrl: person.photoUrl, reason: reasonOf(note) };
}

function reasonOf(note: Valentine): 'mutual' | 'sympathy' | 'revealed' {
  if (note.isMutual) return 'mutual';
  return note.isOpenSympathy ? 'sympathy' : 'revealed';
}
