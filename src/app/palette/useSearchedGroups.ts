import { useCallback, useMemo, useState } from 'react';
import type { ParseKeys } from 'i18next';
import type { AreaIcon, PaletteArea, PaletteRecords } from '../area/area.ts';

/** Undefined until known. */
interface Answer {
  q: string;
  count: number | undefined;
}

interface SearchedGroup {
  id: string;
  icon: AreaIcon;
  records: PaletteRecords;
  /** Undefined: commands. */
  label: ParseKeys<'app'> | undefined;
}

/** Commands that areas load, then their records. */
const groupsOf = (areas: readonly PaletteArea[]): SearchedGroup[] => [
  ...areas.flatMap(({ id, navigation: { icon }, records, commands: load }) =>
    load
      ? [
          {
            id: `${id}-commands`,
            icon,
            // Same dependencies as the records.
            records: { key: [...(records?.key ?? [id]), 'commands'], load },
            label: undefined,
          },
        ]
      : [],
  ),
  ...areas.flatMap(({ id, navigation: { icon, label }, records }) =>
    records ? [{ id, icon, records, label }] : [],
  ),
];

interface SearchState {
  groups: readonly SearchedGroup[];
  onCount: (id: string, answer: Answer) => void;
  countOf: (id: string) => number | undefined;
  /** The first group without an answer to `q`; -1: all have answered. */
  firstOpen: number;
  found: number;
}

/** Answers of the groups that the palette searches. */
export function useSearchedGroups(areas: readonly PaletteArea[], q: string): SearchState {
  const [counts, setCounts] = useState<Record<string, Answer | undefined>>({});
  const groups = useMemo(() => groupsOf(areas), [areas]);
  const onCount = useCallback(
    (id: string, answer: Answer) =>
      setCounts((current) => {
        const known = current[id];
        const isKnown = known?.q === answer.q && known.count === answer.count;
        return isKnown ? current : { ...current, [id]: answer };
      }),
    [],
  );
  const countOf = (id: string): number | undefined => counts[id]?.count;
  const isAnswered = ({ id }: SearchedGroup): boolean =>
    counts[id]?.q === q && countOf(id) !== undefined;
  return {
    groups,
    onCount,
    countOf,
    firstOpen: groups.findIndex((group) => !isAnswered(group)),
    found: groups.reduce((sum, { id }) => sum + (countOf(id) ?? 0), 0),
  };
}
