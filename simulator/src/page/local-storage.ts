/** The local storage of the page. Without access, or if it is full, nothing is stored and the page still works. */
export const localStore = {
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
      // the choice is lost after a reload
    }
  },
};
