import { useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '#app/shortcuts/registry.ts';

/**
 * Binds the key N.
 *
 * @param label undefined disables it
 */
export function useCreateShortcut(label: string | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useShortcuts(
    useMemo(() => (label ? [{ keys: 'n', label, run: () => latest.current() }] : []), [label]),
  );
}
