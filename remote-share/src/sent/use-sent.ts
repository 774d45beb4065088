import { bridge } from '@billet/shared-bridge';
import type { SentItem } from '@billet/shared-domain/contract';
import { type Page, usePages } from '../settings/use-pages.ts';

async function load(skip: number): Promise<Page<SentItem>> {
  const { sent, pagination } = await bridge().api.call('getSent', { query: { skip } });
  return { rows: sent, total: pagination.total };
}

/** What the person sent, as far as anything ties it to them. */
export function useSent() {
  const { rows, hasMore, onMore, onRetry } = usePages(load);
  return { sent: rows, hasMore, onMore, onRetry };
}
