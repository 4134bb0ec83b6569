/** They put the last name first; Katakana, for names from abroad, doesn’t. */
const LAST_NAME_FIRST = /^[\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}]+$/u;
export const EAST_ASIAN = /[\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]/u;

interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

export interface Person extends Named {
  email: string;
}

/** Damaged records may hold anything. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Undefined if unnamed, like many guests. */
export function fullName({ first_name: first, last_name: last }: Named): string | undefined {
  const names = [text(first), text(last)];
  const ordered = names.every((name) => LAST_NAME_FIRST.test(name)) ? names.toReversed() : names;
  return ordered.filter(Boolean).join(' ') || undefined;
}

/** Name, else email; empty if a damaged record has neither. */
export const personName = (person: Person | undefined): string =>
  person ? (fullName(person) ?? text(person.email)) : '';
