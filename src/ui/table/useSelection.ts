import { useCallback, useMemo, useRef, useState } from 'react';
import { toggled, toggledAll, toggledRange } from './selection.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects one row, or with `extend` all rows from the one chosen before. */
  toggle: (id: string, extend: boolean, shown: readonly string[]) => void;
  toggleAll: (shown: readonly string[]) => void;
  /** Selects just these, unless something else than `before` has been selected since they were asked for. */
  replace: (before: ReadonlySet<string>, ids: readonly string[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list, kept from page to page.
 *
 * @param scope what the list shows, as a text; a different search or filter starts with nothing selected, so that an
 *              action never takes in rows that one can't see any more
 */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState({ scope, ids: NONE });
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
  return useMemo(
    () => ({ ids, toggle, toggleAll, replace, clear }),
    [ids, toggle, toggleAll, replace, clear],
  );
}
