import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import type { OrderClaim } from '../../query.ts';

type Claimed = OrderClaim['claim_items'][number];

/** Oldest first: the server's order is random, and ids are ascending. */
const inOrder = <Item extends { id: string }>(
  records: readonly Item[] | null | undefined,
): Item[] =>
  listOf(records)
    .filter(isObject)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

export const claimedItems = ({ claim_items: items }: OrderClaim): Claimed[] =>
  listOf(items).filter(isObject);

export const picturesOf = ({ images }: Pick<Claimed, 'images'>): string[] =>
  inOrder(images).map(({ url }) => url);
