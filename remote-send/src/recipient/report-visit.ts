import { bridge } from '@billet/shared-bridge';

const reported = new Set<string>();

/** Tells the server once a launch whose link brought this person. Whether it counts, and whether it fails, changes nothing here. */
export async function reportVisit(code: string): Promise<void> {
  if (reported.has(code)) return;
  reported.add(code);
  const { api, log } = bridge();
  try {
    await api.call('reportShareOpened', { body: { code }, retries: 'none' });
  } catch (thrown) {
    log({ event: 'visit_unreported', level: 'info', reason: String(thrown) });
  }
}
