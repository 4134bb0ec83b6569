const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Compares names, ignoring the encoding of spaces and accents. */
export const isTyped = (typed: string, name: string): boolean =>
  plain(name) !== '' && plain(typed) === plain(name);
