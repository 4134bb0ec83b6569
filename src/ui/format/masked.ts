/** The head includes the key's kind. */
const HEAD = 7;
const TAIL = 4;

/** Short keys are hidden entirely. */
export const masked = (key: string): string =>
  key.length > HEAD + TAIL + 4 ? `${key.slice(0, HEAD)}…${key.slice(-TAIL)}` : '••••';
