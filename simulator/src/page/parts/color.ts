/** Whether light text has more contrast on a colour (`#rrggbb`), by its perceived luminance of 0 to 255. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) || 0);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}
