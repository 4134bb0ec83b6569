/** Needs no escaping in URLs. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** A stored handle may be invalid for new records. */
export const isHandle = (handle: string, stored?: string): boolean =>
  handle === stored || HANDLE.test(handle.trim());

/** Undefined if the title has no letters. */
export const newHandle = (typed: string, title: string): string | undefined =>
  typed.trim() || handleOf(title) || undefined;

/** Makes a lowercase, URL-safe handle. */
export const handleOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** The server fills in an empty handle. */
export const isNewHandle = (handle: string): boolean =>
  !handle.trim() || HANDLE.test(handle.trim());
