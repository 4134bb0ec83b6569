import { useCallback, useRef, useState } from 'react';
import type { Member, MemberChange } from './members.ts';

interface MemberChanges<Row extends Member> {
  changes: readonly MemberChange<Row>[];
  /** Optimistic, with rollback. */
  run: (change: Pick<MemberChange<Row>, 'added' | 'removed'>, send: () => Promise<unknown>) => void;
}

export function useMemberChanges<Row extends Member>(): MemberChanges<Row> {
  const [changes, setChanges] = useState<readonly MemberChange<Row>[]>([]);
  const last = useRef(0);
  const run = useCallback<MemberChanges<Row>['run']>((change, send) => {
    last.current += 1;
    const key = last.current;
    setChanges((now) => [...now, { ...change, key }]);
    send().then(
      () =>
        setChanges((now) =>
          now.map((each) => (each.key === key ? { ...each, doneAt: Date.now() } : each)),
        ),
      // The mutation handler shows errors.
      () => setChanges((now) => now.filter((each) => each.key !== key)),
    );
  }, []);
  return { changes, run };
}
