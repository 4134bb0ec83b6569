import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { getGetOrderQueryKey, getOrder, updateOrderClaim } from '#generated/admin/orders/orders.ts';
import type {
  ClaimTag,
  UpdateOrderClaimBody,
  UpdateOrderClaimBodyClaimItemsItem,
  UpdateOrderClaimBodyClaimItemsItemImagesItem,
  UpdateOrderClaimBodyClaimItemsItemTagsItem,
} from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Fact, OrderOperation, SaidOfItem } from '../../actions/guard.ts';
import { itemName } from '../../item-name.ts';
import { orderRecord } from '../../query.ts';
import type { Order, OrderClaim } from '../../query.ts';
import { swapOrClaimOf, stateOf } from '../../facts/swap-or-claim.ts';
import { claimTags } from './claim.ts';

/** By claim item id */
export type TagsByItem = ReadonlyMap<string, readonly Pick<ClaimTag, 'id' | 'value'>[]>;

/** An order with its claims' tags, which it doesn't include */
export type ClaimSeen = Order & { tags: TagsByItem };

export const claimTagsOptions = (order: string) =>
  queryOptions({
    queryKey: [...getGetOrderQueryKey(order), 'claim tags'],
    queryFn: async ({ signal }): Promise<[string, ClaimTag[]][]> => {
      const { order: read } = await getOrder(
        order,
        {
          fields: 'id' satisfies FieldOf<typeof getOrder>,
          expand: joinNames<ExpandOf<typeof getOrder>>(
            'claims',
            'claims.claim_items',
            'claims.claim_items.tags',
          ),
        },
        { signal },
      );
      return listOf(read.claims).flatMap(({ claim_items: items }) =>
        readEach(items, ({ id, tags }): [string, ClaimTag[]] => [id, [...listOf(tags)]]),
      );
    },
  });

export async function readForClaims(
  client: QueryClient,
  id: string,
  call: CallOptions,
): Promise<ClaimSeen> {
  const [order, tags] = await Promise.all([
    orderRecord.readNow(client, id, call),
    client.fetchQuery({ ...claimTagsOptions(id), staleTime: 0 }),
  ]);
  return { ...order, tags: new Map(tags) };
}

export interface UpdateClaimSent {
  /** Claim id */
  id: string;
  /** Changed items, each complete */
  items: readonly (SaidOfItem & { id: string })[];
  /** Shipping option id, if the replacement has none yet */
  shipping: string | undefined;
  notify: boolean | undefined;
}

const claimIn = (order: Order, id: string): OrderClaim | undefined => {
  const swapOrClaim = swapOrClaimOf(order, id);
  return swapOrClaim?.of === 'claim' ? swapOrClaim.record : undefined;
};

/** By claim item id */
export const saidOf = (claim: OrderClaim, tags: TagsByItem): Map<string, SaidOfItem> =>
  new Map(
    readEach(claim.claim_items, ({ id, reason, note, images }) => [
      id,
      {
        reason,
        note: note ?? '',
        tags: (tags.get(id) ?? []).map(({ value }) => value).toSorted(),
        pictures: listOf(images)
          .map(({ url }) => url)
          .toSorted(),
      },
    ]),
  );

/** Shipping option id */
export const shippingOf = ({ shipping_methods: ways }: OrderClaim): string | undefined =>
  listOf(ways)[0]?.shipping_option_id;

const isSame = (one: SaidOfItem | undefined, other: SaidOfItem): boolean =>
  one !== undefined &&
  one.reason === other.reason &&
  one.note === other.note &&
  String(one.tags) === String(other.tags) &&
  String(one.pictures) === String(other.pictures);

export const updatingClaim: OrderOperation<UpdateClaimSent, ClaimSeen> = {
  operation: 'updateOrderClaim',
  facts: (order, { id, items }) => {
    const swapOrClaim = swapOrClaimOf(order, id);
    const claim = claimIn(order, id);
    const said = claim ? saidOf(claim, order.tags) : new Map<string, SaidOfItem>();
    const titles = new Map(
      readEach(claim?.claim_items, (one) => [one.id, one.item ? itemName(one.item) : one.id]),
    );
    return [
      { what: 'status', value: order.status },
      { what: 'owner', id, value: swapOrClaim ? stateOf(swapOrClaim) : 'canceled' },
      ...items.map((item): Fact => ({
        what: 'claimItem',
        id: item.id,
        name: titles.get(item.id) ?? item.id,
        value: JSON.stringify(said.get(item.id) ?? null),
      })),
    ];
  },
  whyNot: (order, { id }) => {
    const claim = claimIn(order, id);
    return !claim || claim.canceled_at ? 'ownerCanceled' : undefined;
  },
  send: (order, sent, call) =>
    updateOrderClaim(order.id, sent.id, updateBody(order, sent), undefined, call),
  hasHappened: (_before, now, { id, items, shipping, notify }) => {
    const claim = claimIn(now, id);
    if (!claim) return false;
    const said = saidOf(claim, now.tags);
    return (
      items.every((item) => isSame(said.get(item.id), item)) &&
      (shipping === undefined || shippingOf(claim) === shipping) &&
      (notify === undefined || claim.no_notification === !notify)
    );
  },
};

/** The server would duplicate tags and pictures without their ids. */
export function updateBody(
  order: ClaimSeen,
  { id, items, shipping, notify }: UpdateClaimSent,
): UpdateOrderClaimBody {
  const claimed = listOf(claimIn(order, id)?.claim_items);
  return omitUndefined<UpdateOrderClaimBody>({
    claim_items:
      items.length === 0
        ? undefined
        : items.map(({ id: item, reason, note, tags, pictures }) => {
            const images = listOf(claimed.find((one) => one.id === item)?.images);
            const known = order.tags.get(item) ?? [];
            return omitUndefined<UpdateOrderClaimBodyClaimItemsItem>({
              id: item,
              reason,
              note: note || undefined,
              tags: claimTags(tags).map((value): UpdateOrderClaimBodyClaimItemsItemTagsItem => {
                const tag = known.find((one) => one.value === value);
                return tag ? { id: tag.id, value } : { value };
              }),
              images: pictures.map((url): UpdateOrderClaimBodyClaimItemsItemImagesItem => {
                const image = images.find((one) => one.url === url);
                return image ? { id: image.id, url } : { url };
              }),
              item_id: undefined,
              quantity: undefined,
              metadata: undefined,
            });
          }),
    shipping_methods: shipping === undefined ? undefined : [{ option_id: shipping, price: 0 }],
    no_notification: notify === undefined ? undefined : !notify,
    metadata: undefined,
  });
}
