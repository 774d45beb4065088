import { classes } from '../classes.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './letter.module.css';
import { isLong } from './long.ts';

export type LetterFieldProps = Omit<TextFieldProps, 'className' | 'rows'>;

/** The words of a letter, for writing: they look as they will be read, and the field grows with them. */
export function LetterField(props: LetterFieldProps) {
  return <TextField {...props} className={classes(styles.field, isLong(props.value) && styles.isLong)} />;
}
