import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PARAMS } from '#app/paths.ts';
import { useChangeParams } from '#ui/page/useChangeParams.ts';

export interface OpenForm<Name extends string> {
  name: Name | undefined;
  /** E.g. a variant's id. */
  subject: string | undefined;
  open: (name: Name, subject?: string) => void;
  close: () => void;
  linkTo: (name: Name, subject?: string) => string;
}

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
 * Kept in the URL.
 *
 * @param names in `?edit=`; should be constant
 */
export function useOpenForm<Name extends string>(names: readonly Name[]): OpenForm<Name> {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const open = useCallback(
    (name: Name, subject?: string) =>
      changeParams((next) => setForm(next, name, subject), { preventScrollReset: true }),
    [changeParams],
  );
  // The form may be done: browser back must not reopen it.
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
