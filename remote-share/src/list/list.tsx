import { explain } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { ListGroup, ListState, type ListStateProps, Mascot, peek } from '@billet/shared-ui';
import { Fragment, type ReactNode } from 'react';
import type { ListModel } from './list-model.ts';

export interface ListProps<Row> {
  readonly model: ListModel<Row>;
  /** Prefix of the text IDs: `share-NAME-loading`, `-failed`, `-empty` and `-empty-text`. */
  readonly name: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** Size of the placeholders while the rows load. */
  readonly placeholder: Omit<ListStateProps['loading'], 'label'>;
  readonly keyOf: (row: Row) => string | number;
  /** `position` counts from 1. */
  readonly children: (row: Row, position: number) => ReactNode;
  /** True for an ordered list, such as a ranking. */
  readonly isOrdered?: boolean;
}

/** List from the server in each of its states. A failure shows its own text. */
export function List<Row>({ model, name, label, placeholder, keyOf, children, isOrdered = false }: ListProps<Row>) {
  const text = useText();
  const { status, rows, more, failure, onRetry, onMore } = model;
  const why = (otherwise?: string) => {
    const { id, args } = explain(failure, otherwise);
    return text(id, args);
  };
  const retryLabel = text('share-retry');
  return (
    <ListState
      status={status}
      isEmpty={rows.length === 0}
      loading={{ ...placeholder, label: text(`share-${name}-loading`) }}
      failed={{ title: text(`share-${name}-failed`), text: why(), retryLabel, onRetry }}
      empty={{ art: <Mascot mood={peek} />, title: text(`share-${name}-empty`), text: text(`share-${name}-empty-text`) }}
      more={{ status: more, label: text('share-more'), failedText: why('share-more-failed'), retryLabel, onMore }}
    >
      <ListGroup label={label} isOrdered={isOrdered}>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row)}>{children(row, index + 1)}</Fragment>
        ))}
      </ListGroup>
    </ListState>
  );
}
