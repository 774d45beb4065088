import { isRecord } from './sending.ts';

/** Stored state of a sheet. `isOpen`: the sheet was open and reopens automatically. */
export interface StoredForm<Form> {
  readonly form: Form;
  readonly isOpen: boolean;
}

export function storedFormGuard<Form>(isForm: (value: unknown) => value is Form) {
  return (value: unknown): value is StoredForm<Form> => isRecord(value) && typeof value.isOpen === 'boolean' && isForm(value.form);
}
