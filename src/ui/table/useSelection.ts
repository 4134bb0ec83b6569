import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toggled, toggledAll, toggledRange } from './selection.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects one row, or with `extend` all rows from the one chosen before. */
  toggle: (id: string, extend: boolean, shown: readonly string[]) => void;
  toggleAll: (shown: readonly string[]) => void;
  /** Selects just these, unless something else than `before` has been selected since they were asked for. */
  replace: (before: ReadonlySet<string>, ids: readonly string[]) => void;
  clear: () => void;
  /** Has them selected again when one comes back from the page that one is about to go to. */
  keep: () => void;
}

const NONE: ReadonlySet<string> = new Set();

interface Scoped {
  scope: string;
  ids: ReadonlySet<string>;
}

/** Of the list that was left last, until the next one is opened. */
let kept: Scoped | undefined;

/**
 * The selected rows of a list, kept from page to page.
 *
 * @param scope which list it is and what it shows, as a text; a different search or filter starts with nothing selected, so that an
 *              action never takes in rows that one can't see any more
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
