import { Sheet } from '@billet/shared-bridge';
import type { ReactNode } from 'react';

/** Named state of a view that is rendered in a sheet. */
export const inSheet = (name: string, view: ReactNode) => ({
  name,
  render: () => (
    <Sheet isOpen onClose={nothing} label={name}>
      {view}
    </Sheet>
  ),
});

export function nothing(): void {}

/** Long words of several scripts, a line break, and emoji of several code points. */
export const LONG_TEXT = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and still I would wait for you at the pier.',
  'Знаешь, я каждый раз делаю вид, что иду мимо случайно 👩‍❤️‍👨',
].join('\n');
export const RTL_TEXT = 'أنتِ تجعلين كل صباح أجمل، ولا أجرؤ على قولها بصوت عالٍ';
