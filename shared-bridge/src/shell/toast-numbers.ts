/** Layout and timing of toasts (ERR-02). The swipe threshold (45 px) and the removal delay (200 ms) are the defaults of sonner. */
export const toastNumbers = {
  position: 'top-center',
  /** Toasts shown at a time. */
  visible: 3,
  /** Milliseconds for which a toast about a result is shown. */
  duration: 4000,
  /** Milliseconds for which an info is shown. */
  infoDuration: 3000,
  /** Pixels. */
  width: 356,
  gap: 14,
} as const;
