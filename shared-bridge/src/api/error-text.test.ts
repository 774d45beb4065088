import { readFileSync } from 'node:fs';
import { errorStatus } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import type { ApiFailure } from '../contract.ts';
import { errorTextId } from './error-text.ts';

const failures: ApiFailure[] = [
  { kind: 'network' },
  { kind: 'aborted' },
  ...Object.entries({ ...errorStatus, never_heard_of: 418, also_unknown: 599 }).map(([code, status]) => ({
    kind: 'answer' as const,
    status,
    code,
    message: '',
  })),
];

test.each(['en', 'ru'])('[API-04] every failure has its words in %s', (locale) => {
  const catalogue = readFileSync(new URL(`../../../shared-i18n/locales/${locale}/errors.ftl`, import.meta.url), 'utf8');
  const ids = new Set([...catalogue.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]));
  for (const failure of failures) expect(ids).toContain(errorTextId(failure));
});
