import { useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '#app/shortcuts/registry.ts';

/**
 * The key N makes something new on the page of a list.
 *
 * @param label what, as the page's button says it; undefined on a page where nothing is made
 */
export function useNewKey(label: string | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useShortcuts(
    useMemo(() => (label ? [{ keys: 'n', label, run: () => latest.current() }] : []), [label]),
  );
}
