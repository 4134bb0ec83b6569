import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

/** `edit` gets the URL's current parameters. */
export type ChangeParams = (
  edit: (params: URLSearchParams) => void,
  options?: NavigateOptions,
) => void;

/** Starts from the URL, not the last render: two changes between renders would undo each other. */
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
