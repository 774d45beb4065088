import { createHash } from 'node:crypto';
import { attributeOf, isOpening, partsOf, withAttribute, withoutAttribute } from './markup.ts';

/** Replaces style attributes, which the page's Content-Security-Policy forbids, with classes of `owner`. Adds their rules to `rules`. */
export function withoutStyles(html: string, owner: string, rules: Map<string, string>): string {
  return partsOf(html)
    .map((part) => {
      const style = isOpening(part) ? attributeOf(part, 'style') : null;
      if (style === null) return part;
      const css = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      const name = `${owner}-${createHash('sha256').update(css).digest('hex').slice(0, 6)}`;
      // the id selector gives the rule the precedence of a style attribute
      rules.set(name, `#frame .${name}{${css}}`);
      const bare = withoutAttribute(part, 'style');
      const known = attributeOf(bare, 'class');
      return known === null ? withAttribute(bare, 'class', name) : bare.replace(` class="${known}"`, ` class="${known} ${name}"`);
    })
    .join('');
}
