import { expect, test } from '@rstest/core';
import { languages, translate } from '../../kit/messages/texts.ts';
import { emotions, gifts } from './catalogue.ts';

test.each([...languages])("[PAY-01] [I18-01] every gift is named on the invoice within Telegram's limit in %s", (language) => {
  for (const { id } of [...gifts, ...emotions]) {
    const gift = translate(language, `send-gift-${id}`);
    const words = translate(language, 'bot-invoice-item-description', { gift });
    expect(words).toContain(gift);
    expect(words.length).toBeLessThanOrEqual(255);
  }
});
