/** How toasts look and last (ERR-02). Swipe way (45 px) and removal delay (200 ms) are sonner's own. */
export const toastNumbers = {
  position: 'top-center',
  visible: 3,
  /** Milliseconds, for a toast that is no notice. */
  duration: 4000,
  notice: 3000,
  /** Pixels. */
  width: 356,
  gap: 14,
} as const;
