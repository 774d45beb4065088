import type { Query } from '@billet/shared-domain/contract';

export type ApiFilter = NonNullable<Query<'getValentines'>['filter']>;
export type Filter = 'all' | 'unanswered' | 'unopened' | 'opened';

/** The filters in the order they stand on the screen. */
export const filters: readonly Filter[] = ['all', 'unanswered', 'unopened', 'opened'];

/** The screen says 'unopened' where the API says 'sent'. */
export function apiFilterOf(filter: Filter): ApiFilter {
  return filter === 'unopened' ? 'sent' : filter;
}

export function filterOf(filter: ApiFilter): Filter {
  return filter === 'sent' ? 'unopened' : filter;
}
