import { type APIRequestContext, expect } from 'playwright/test';
import type { Name } from './day.ts';
import { simulatorUrl } from './stack.ts';

/** Pays an invoice by its link, as a user does by confirming it in the messenger. */
export async function payInvoice(request: APIRequestContext, who: Name, link: string): Promise<void> {
  const slug = new URL(link).pathname.slice('/$'.length);
  const answer = await request.post(`${simulatorUrl}/people/${who}/pay`, { data: { slug } });
  expect(await answer.json()).toMatchObject({ kind: 'done' });
}
