/** Returns `#rrggbb`; undefined if it is no color in hexadecimal form. */
export function readColor(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(given.trim()) ?? [];
  if (digits === undefined) return undefined;
  const each = digits.length === 3 ? [...digits].map((digit) => digit + digit) : [digits];
  return `#${each.join('').toLowerCase()}`;
}
