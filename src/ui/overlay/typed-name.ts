const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a name was typed: letter by letter, however its spaces and accents are encoded. */
export const isTyped = (typed: string, name: string): boolean =>
  plain(name) !== '' && plain(typed) === plain(name);
