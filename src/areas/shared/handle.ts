/** What a shop's address can hold without being escaped. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Whether a handle can be saved; one that is stored already may be what no new one could. */
export const isHandle = (handle: string, stored?: string): boolean =>
  handle === stored || HANDLE.test(handle.trim());

/** The handle of something new: what was typed, else one out of its title; undefined where that has no letters. */
export const newHandle = (typed: string, title: string): string | undefined =>
  typed.trim() || handleOf(title) || undefined;

/** A handle out of a title: what an address can hold, in small letters. */
export const handleOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** Whether a new record can have this handle; the server makes one where it is empty. */
export const isNewHandle = (handle: string): boolean =>
  !handle.trim() || HANDLE.test(handle.trim());
