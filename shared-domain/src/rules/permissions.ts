import type { Valentine } from '../contract/inventory.ts';

type Facts = Pick<Valentine, 'type' | 'item' | 'status' | 'isFullyAnonymous' | 'isMutual' | 'isOpenSympathy' | 'isRevealCompleted'>;

const inAnonymousMode = (valentine: Facts) => valentine.type === 'anonymous_message';

/** Whether the sender can be revealed: not for service and fully anonymous items, nor if the name is shown already. */
export function canReveal(valentine: Facts): boolean {
  if (valentine.item.type === 'service' || valentine.isFullyAnonymous) return false;
  return !(valentine.isMutual || valentine.isOpenSympathy);
}

/** Whether the recipient may know the sender. */
export function isSenderDisclosed(valentine: Facts): boolean {
  if (valentine.isFullyAnonymous || valentine.status === 'sent') return false;
  return valentine.isRevealCompleted || valentine.isMutual || valentine.isOpenSympathy;
}

/** Whether a chat with the sender may be opened. */
export function canOpenChat(valentine: Facts & Pick<Valentine, 'sender'>): boolean {
  if (!valentine.sender?.telegram.username) return false;
  return inAnonymousMode(valentine) ? valentine.isMutual : valentine.isMutual || valentine.isOpenSympathy;
}

export function canAnswer(valentine: Pick<Valentine, 'status' | 'answer' | 'item'>): boolean {
  return valentine.status === 'opened' && valentine.answer === null && valentine.item.type !== 'service';
}
