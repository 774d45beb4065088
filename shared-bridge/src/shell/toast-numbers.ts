/** Layout and timing of toasts (ERR-02). The swipe threshold (45 px) and the removal delay (200 ms) are the defaults of sonner. */
export const toastNumbers = {
  position: 'top-center',
  visible: 3,
  /** Milliseconds, for a toast that is not an info. */
  duration: 4000,
  notice: 3000,
  /** Pixels. */
  width: 356,
  gap: 14,
} as const;
