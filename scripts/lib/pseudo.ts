/** A test looks for text without these. */
export const PSEUDO_OPEN = '⟦';
export const PSEUDO_CLOSE = '⟧';

export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return `${PSEUDO_OPEN}${value}${PSEUDO_CLOSE}`;
  if (Array.isArray(value)) return value.map(pseudo);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]));
  }
  return value;
}
