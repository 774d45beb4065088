/** What this browser keeps for the page. One that refuses, or is full, keeps nothing, and the page goes on without. */
export const kept = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // chosen anew after a reload
    }
  },
};
