import { classes } from '../classes.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './letter.module.css';
import { isLong } from './long.ts';

export type LetterFieldProps = Omit<TextFieldProps, 'className' | 'rows'>;

/** The field for the text of a letter: looks like the letter and grows with its text. */
export function LetterField(props: LetterFieldProps) {
  return <TextField {...props} className={classes(styles.field, isLong(props.value) && styles.isLong)} />;
}
