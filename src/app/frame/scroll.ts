interface ScrollPlace {
  pathname: string;
  search: string;
}

/** Pixels from the top. */
export interface Position {
  page: number;
  /** Of a list that fills the window and scrolls in itself. */
  list: number;
}

/** Where one was, by `entryOf` of a history entry. */
export type Positions = Readonly<Record<string, Position>>;

export const TOP: Position = { page: 0, list: 0 };

/** History entries whose position is remembered. */
export const POSITION_LIMIT = 50;

/** The positions with one more; the oldest make room. */
export function withPosition(positions: Positions, key: string, position: Position): Positions {
  const { [key]: _former, ...others } = positions;
  return Object.fromEntries(
    [...Object.entries(others), [key, position] as const].slice(-POSITION_LIMIT),
  );
}

/** Names a history entry. Those that a whole load began have one key between them, so the page counts too. */
export const entryOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  `${key} ${pathname}`;

const pageOf = ({ search }: ScrollPlace): string | null => new URLSearchParams(search).get('page');

/**
 * Where a page is scrolled to after a navigation: back and forward lead to where one was, a link to the top. What
 * changes in place (a filter, an opened form) leaves the page where it is, but the next part of a list begins at its top.
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
