import { isRecord } from './sending.ts';

/** What a draft keeps of a sheet. `isOpen`: it stood open, so that it opens again by itself. */
export interface KeptForm<Form> {
  readonly form: Form;
  readonly isOpen: boolean;
}

export function keptFormOf<Form>(isForm: (value: unknown) => value is Form) {
  return (value: unknown): value is KeptForm<Form> => isRecord(value) && typeof value.isOpen === 'boolean' && isForm(value.form);
}
