import { attempt } from './outcome.ts';
import { post } from './wire.ts';

export function telegramClose(): void {
  attempt(() => post('web_app_close', {}));
}
