interface ScrollPlace {
  pathname: string;
  search: string;
}

/** Pixels from the top. */
export interface Position {
  page: number;
  /** Offset of a list that scrolls itself. */
  list: number;
}

/** By `entryOf`. */
export type Positions = Readonly<Record<string, Position>>;

export const TOP: Position = { page: 0, list: 0 };

export const POSITION_LIMIT = 50;

/** Drops the oldest. */
export function withPosition(positions: Positions, key: string, position: Position): Positions {
  const { [key]: _former, ...others } = positions;
  return Object.fromEntries(
    [...Object.entries(others), [key, position] as const].slice(-POSITION_LIMIT),
  );
}

/** Full loads share one key, so the page counts too. */
export const entryOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  `${key} ${pathname}`;

const pageOf = ({ search }: ScrollPlace): string | null => new URLSearchParams(search).get('page');

/**
 * Back and forward restore, links go to the top, in-place changes leave the page; another list page starts at its top.
 *
 * @returns undefined to leave the page as it is
 */
export function scrollTarget(
  navigation: 'POP' | 'PUSH' | 'REPLACE',
  from: ScrollPlace,
  to: ScrollPlace & { key: string },
  positions: Positions,
): Position | undefined {
  if (navigation === 'POP') return positions[entryOf(to)] ?? TOP;
  return from.pathname === to.pathname && pageOf(from) === pageOf(to) ? undefined : TOP;
}
