import type { ProductCategory, UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import { byRank } from '../query.ts';

export type Ranked = Pick<ProductCategory, 'id' | 'handle' | 'rank' | 'parent_category_id'>;

export interface RankCall {
  id: string;
  data: Pick<UpdateProductCategoryBody, 'parent_category_id' | 'rank'>;
}

const siblingsOf = <Entry extends Ranked>(
  all: readonly Entry[],
  parentId: string | null,
): Entry[] => all.filter((each) => each.parent_category_id === parentId).toSorted(byRank);

/** Simulates the server: it shifts siblings by one, and clamps the new and the old rank to the number of siblings. */
function afterCall<Entry extends Ranked>(all: readonly Entry[], { id, data }: RankCall): Entry[] {
  const moved = all.find((each) => each.id === id);
  if (!moved) return [...all];
  const from = moved.parent_category_id;
  const to = data.parent_category_id === undefined ? from : data.parent_category_id;
  const old = moved.rank ?? 0;
  const others = siblingsOf(all, to).filter((each) => each.id !== id);
  const rank = Math.min(data.rank ?? others.length, others.length);
  const left = Math.min(old, siblingsOf(all, from).length - 1);
  const shift = (each: Entry): number => {
    const own = each.rank ?? 0;
    if (from !== to) {
      if (each.parent_category_id === from) return own >= left ? -1 : 0;
      return each.parent_category_id === to && own >= rank ? 1 : 0;
    }
    if (each.parent_category_id !== to) return 0;
    if (old > rank) return own >= rank && own <= old ? 1 : 0;
    return own >= old && own <= rank ? -1 : 0;
  };
  return all.map((each) =>
    each.id === id
      ? { ...each, parent_category_id: to, rank }
      : { ...each, rank: (each.rank ?? 0) + shift(each) },
  );
}

export interface RankPlan<Entry extends Ranked> {
  calls: RankCall[];
  /** Expected categories after the calls. */
  after: Entry[];
}

/**
 * Plans the fewest calls for a move, usually one. Siblings with rank gaps (top level of older stores) may need
 * renumbering first.
 */
export function planMove<Entry extends Ranked>(
  all: readonly Entry[],
  { id, parentId, index }: TreeMove,
): RankPlan<Entry> {
  const moved = all.find((each) => each.id === id);
  if (!moved) return { calls: [], after: [...all] };
  const others = siblingsOf(all, parentId).filter((each) => each.id !== id);
  const wanted = others.map((each) => each.id).toSpliced(index, 0, id);
  const isDone = (entries: readonly Entry[]): boolean =>
    siblingsOf(entries, parentId)
      .map((each) => each.id)
      .join() === wanted.join();
  if (moved.parent_category_id === parentId && isDone(all)) return { calls: [], after: [...all] };
  const parent = moved.parent_category_id === parentId ? {} : { parent_category_id: parentId };

  // Without gaps the index is the rank.
  for (const rank of [index, ...others.keys(), others.length]) {
    const call = { id, data: { ...parent, rank } };
    const after = afterCall(all, call);
    if (isDone(after)) return { calls: [call], after };
  }

  const calls: RankCall[] = [];
  let after = [...all];
  const make = (call: RankCall): void => {
    calls.push(call);
    after = afterCall(after, call);
  };
  if (moved.parent_category_id !== parentId) {
    make({ id, data: { ...parent, rank: others.length } });
  }
  for (const [rank, each] of wanted.entries()) {
    if (isDone(after)) break;
    if (after.find((now) => now.id === each)?.rank !== rank) make({ id: each, data: { rank } });
  }
  return { calls, after };
}
