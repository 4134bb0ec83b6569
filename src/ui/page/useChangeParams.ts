import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

/** Changes the parameters of the page's address; `edit` is given those that stand there at this moment. */
export type ChangeParams = (
  edit: (params: URLSearchParams) => void,
  options?: NavigateOptions,
) => void;

/**
 * Changes some of the address's parameters and leaves the others alone. It begins with the address itself, not with
 * what was drawn last: on a slow machine two changes can come between two drawings, and the later one would undo the
 * earlier.
 */
export function useChangeParams(): ChangeParams {
  const [, setParams] = useSearchParams();
  return useCallback(
    (edit, options) => {
      const next = new URLSearchParams(window.location.search);
      edit(next);
      setParams(next, options);
    },
    [setParams],
  );
}
