import type { ReactNode } from 'react';
import type { Entity } from '../../world/types.ts';

interface RichTextProps {
  readonly text: string;
  readonly entities: readonly Entity[];
  readonly onLink: (url: string) => void;
}

/** Text with its entities. Of overlapping entities the first one is used. */
export function RichText({ text, entities, onLink }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const entity of [...entities].sort((one, other) => one.offset - other.offset)) {
    if (entity.offset < end) continue;
    parts.push(text.slice(end, entity.offset));
    end = entity.offset + entity.length;
    parts.push(<Part key={entity.offset} entity={entity} text={text.slice(entity.offset, end)} onLink={onLink} />);
  }
  return [...parts, text.slice(end)];
}

function Part({ entity, text, onLink }: { readonly entity: Entity; readonly text: string; readonly onLink: (url: string) => void }) {
  switch (entity.type) {
    case 'bold':
      return <b>{text}</b>;
    case 'italic':
      return <i>{text}</i>;
    case 'underline':
      return <u>{text}</u>;
    case 'strikethrough':
      return <s>{text}</s>;
    case 'code':
      return <code>{text}</code>;
    case 'bot_command':
      return <b>{text}</b>;
    default: {
      const url = entity.url ?? (/^https?:/.test(text) ? text : `https://${text}`);
      return (
        <a
          href={url}
          onClick={(event) => {
            event.preventDefault();
            onLink(url);
          }}
        >
          {text}
        </a>
      );
    }
  }
}
