import { useEffect, useState } from 'react';
import type { Notice } from '../../world/types.ts';
import { Alert } from '../parts/alert.tsx';
import styles from './notices.module.css';

const SHOWN_MS = 3000;

interface NoticesProps {
  readonly person: number;
  readonly notices: readonly Notice[];
}

/** The answers of the bot to pressed buttons: a toast or an alert. Those from before the page was opened are not shown. */
export function Notices({ person, notices }: NoticesProps) {
  const latest = notices.findLast((notice) => notice.person === person);
  const [seen, setSeen] = useState(latest?.id ?? 0);
  const notice = latest && latest.id > seen ? latest : null;

  useEffect(() => {
    if (!notice || notice.isAlert) return;
    const timer = setTimeout(() => setSeen(notice.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  if (!notice) return null;
  if (notice.isAlert) return <Alert title="" text={notice.text} buttons={[{ id: null, text: 'OK' }]} onAnswer={() => setSeen(notice.id)} />;
  return (
    <p role="status" className={styles.notice}>
      {notice.text}
    </p>
  );
}
