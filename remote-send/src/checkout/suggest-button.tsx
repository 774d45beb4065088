import { Button } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './suggest-button.module.css';

export interface SuggestButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Fills the text field with a ready-made text. */
export function SuggestButton({ label, icon, isDisabled, onPress }: SuggestButtonProps) {
  return (
    <div className={styles.place}>
      <Button variant="ghost" icon={icon} disabled={isDisabled} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
