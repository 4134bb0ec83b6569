import { listOf } from '#ui/format/instant.ts';
import type { OrderClaim } from '../../query.ts';

type Claimed = OrderClaim['claim_items'][number];

/** The records of a list, the oldest first: the server sends them in any order, and ids count up. */
const inOrder = <Item extends { id: string }>(
  records: readonly Item[] | null | undefined,
): Item[] =>
  listOf(records ?? [])
    .filter((record) => typeof record === 'object' && record !== null)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** What is claimed, in the order in which it was entered. */
export const claimedItems = ({ claim_items: items }: OrderClaim): Claimed[] => inOrder(items);

/** Addresses of the pictures of a claimed item, in the order in which they were added. */
export const picturesOf = ({ images }: Pick<Claimed, 'images'>): string[] =>
  inOrder(images).map(({ url }) => url);
