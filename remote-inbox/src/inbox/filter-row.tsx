import { useText } from '@billet/shared-i18n';
import { useId } from 'react';
import { type Filter, filters } from './filters.ts';
import styles from './inbox.module.css';

interface FilterRowProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** One filter at a time; native radios carry the keyboard. */
export function FilterRow({ filter, onFilter }: FilterRowProps) {
  const text = useText();
  const name = useId();
  return (
    <div className={styles.filters} role="radiogroup" aria-label={text('inbox-filters')}>
      {filters.map((option) => (
        <label key={option} className={styles.filter}>
          <input type="radio" name={name} checked={option === filter} onChange={() => onFilter(option)} />
          <span>{text(`inbox-filter-${option}`)}</span>
        </label>
      ))}
    </div>
  );
}
