import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PARAMS } from '#app/paths.ts';
import { useChangeParams } from '#ui/page/useChangeParams.ts';

export interface OpenForm<Name extends string> {
  /** The form that is open. */
  name: Name | undefined;
  /** What the form is open for, where that isn't the page's record: a variant's id, say. */
  subject: string | undefined;
  open: (name: Name, subject?: string) => void;
  close: () => void;
  /** A link on the same page that opens a form. */
  linkTo: (name: Name, subject?: string) => string;
}

/** Puts the open form into the parameters of an address, or takes it out. */
function setForm(params: URLSearchParams, name?: string, subject?: string): void {
  for (const [param, value] of [
    [PARAMS.edit, name],
    [PARAMS.subject, subject],
  ] as const) {
    if (value === undefined) params.delete(param);
    else params.set(param, value);
  }
}

/**
 * Which form of a page is open; kept in the address, so that a link opens it.
 *
 * @param names of the forms, as `?edit=` has them; best a constant
 */
export function useOpenForm<Name extends string>(names: readonly Name[]): OpenForm<Name> {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const open = useCallback(
    (name: Name, subject?: string) =>
      changeParams((next) => setForm(next, name, subject), { preventScrollReset: true }),
    [changeParams],
  );
  // What a form was for may be done: the way back doesn't lead into it again.
  const close = useCallback(
    () => changeParams((next) => setForm(next), { preventScrollReset: true, replace: true }),
    [changeParams],
  );
  const linkTo = useCallback(
    (name: Name, subject?: string) => {
      const next = new URLSearchParams(params);
      setForm(next, name, subject);
      return `?${next.toString()}`;
    },
    [params],
  );
  const name = names.find((one) => one === params.get(PARAMS.edit));
  const subject = params.get(PARAMS.subject) ?? undefined;
  return useMemo(
    () => ({ name, subject, open, close, linkTo }),
    [name, subject, open, close, linkTo],
  );
}
