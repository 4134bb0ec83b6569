import { useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '#app/shortcuts/registry.ts';

/**
 * The key N makes something new on the page of a list.
 *
 * @param label what, as the page's button says it
 */
export function useNewKey(label: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useShortcuts(useMemo(() => [{ keys: 'n', label, run: () => latest.current() }], [label]));
}
