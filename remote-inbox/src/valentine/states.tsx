import { inSheet, LONG_TEXT, RTL_TEXT } from '../item/in-sheet.tsx';
import { boris, itemProps } from '../item/item-props.ts';
import { ValentineView } from './valentine-view.tsx';

const item = itemProps().valentine.item;

export const valentineStates = [
  inSheet('valentine/hidden, none left', <ValentineView {...itemProps()} />),
  inSheet('valentine/hidden, three left', <ValentineView {...itemProps({}, 3)} />),
  inSheet('valentine/fully anonymous', <ValentineView {...itemProps({ isFullyAnonymous: true, item: { ...item, id: 'diamond' } }, 3)} />),
  inSheet(
    'valentine/mutual, with chat',
    <ValentineView {...itemProps({ isMutual: true, sender: boris, item: { ...item, id: 'bouquet' } })} />,
  ),
  inSheet(
    'valentine/super, sent as a gift',
    <ValentineView {...itemProps({ type: 'super', isTelegramGiftSent: true, item: { ...item, id: 'teddy', type: 'telegram_gift' } })} />,
  ),
  inSheet(
    'valentine/answered, hidden from others',
    <ValentineView {...itemProps({ answer: 'Мне тоже. Приходи в субботу?', isPublic: false, isRevealCompleted: true, sender: boris })} />,
  ),
  inSheet('valentine/no words', <ValentineView {...itemProps({ message: '', isOpenSympathy: true, sender: boris })} />),
  inSheet('valentine/long', <ValentineView {...itemProps({ message: LONG_TEXT, answer: LONG_TEXT }, 12)} />),
  inSheet('valentine/rtl words', <ValentineView {...itemProps({ message: RTL_TEXT })} />),
  inSheet('valentine/from the club', <ValentineView {...itemProps({ item: { ...item, type: 'service' } })} />),
];
