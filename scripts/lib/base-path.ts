import { UserError } from './stop.ts';

/** @throws UserError with advice */
export function checkBase(base: string): void {
  if (/^\/(?:[\w.-]+\/)*$/.test(base)) return;
  throw new UserError(
    `“${base}” can be no sub-path. Give one that begins and ends with a slash, such as /back-office/.`,
  );
}
