import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toggled, toggledAll, toggledRange } from './selection.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** `extend` selects the range from the last toggled row. */
  toggle: (id: string, extend: boolean, shown: readonly string[]) => void;
  toggleAll: (shown: readonly string[]) => void;
  /** No-op if the selection is no longer `before`. */
  replace: (before: ReadonlySet<string>, ids: readonly string[]) => void;
  clear: () => void;
  /** Restores the selection after visiting the next page. */
  keep: () => void;
}

const NONE: ReadonlySet<string> = new Set();

interface Scoped {
  scope: string;
  ids: ReadonlySet<string>;
}

/** Of the last list, until the next opens. */
let kept: Scoped | undefined;

/**
 * Selected rows across pages.
 *
 * @param scope list, search and filters; a change clears the selection, so that actions never hit invisible rows
 */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState((): Scoped =>
    kept?.scope === scope ? kept : { scope, ids: NONE },
  );
  useEffect(() => {
    kept = undefined;
  }, []);
  const anchor = useRef<string>(undefined);
  const ids = state.scope === scope ? state.ids : NONE;
  const change = useCallback(
    (edit: (ids: ReadonlySet<string>) => ReadonlySet<string>) =>
      setState((now) => ({ scope, ids: edit(now.scope === scope ? now.ids : NONE) })),
    [scope],
  );
  const toggle = useCallback(
    (id: string, extend: boolean, shown: readonly string[]) => {
      const from = anchor.current;
      anchor.current = id;
      change((now) => (extend ? toggledRange(now, shown, from, id) : toggled(now, id)));
    },
    [change],
  );
  const toggleAll = useCallback(
    (shown: readonly string[]) => change((now) => toggledAll(now, shown)),
    [change],
  );
  const replace = useCallback(
    (before: ReadonlySet<string>, wanted: readonly string[]) =>
      change((now) => (now === before ? new Set(wanted) : now)),
    [change],
  );
  const clear = useCallback(() => change(() => NONE), [change]);
  const keep = useCallback(() => {
    kept = { scope, ids };
  }, [scope, ids]);
  return useMemo(
    () => ({ ids, toggle, toggleAll, replace, clear, keep }),
    [ids, toggle, toggleAll, replace, clear, keep],
  );
}
