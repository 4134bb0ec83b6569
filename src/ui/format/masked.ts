/** So many characters stay readable at the beginning, kind and all, and at the end. */
const HEAD = 7;
const TAIL = 4;

/** A key with its middle left out: enough to tell it from others, too little to use. A short one is hidden whole. */
export const masked = (key: string): string =>
  key.length > HEAD + TAIL + 4 ? `${key.slice(0, HEAD)}…${key.slice(-TAIL)}` : '••••';
