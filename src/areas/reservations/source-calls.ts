import type {
  ListInventoryItemsParams,
  ListOrdersParams,
  ListUsersParams,
} from '#generated/admin/admin.schemas.ts';
import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { getUser, listUsers } from '#generated/admin/users/users.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { listReservations } from '#generated/admin/reservations/reservations.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option } from '#ui/picker/source.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { NamedItem } from '#shared/inventory/name.ts';
import { fullName, personName } from '#ui/format/person-name.ts';
import type { Person } from '#ui/format/person-name.ts';
import type { SourceCalls } from '#shared/sources/source-calls.ts';

const itemOption = (item: NamedItem): Option => {
  const product = listOf(item.variants)[0]?.product?.title;
  return { value: item.id, label: stockItemName(item), ...(product ? { detail: product } : {}) };
};

export const items: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { inventory_items: rows, count } = await listInventoryItems(
      omitUndefined<ListInventoryItemsParams>({
        q,
        limit,
        offset,
        order: 'sku' satisfies OrderOf<typeof listInventoryItems>,
      }),
      { signal },
    );
    return { options: optionsOf(rows, itemOption), count };
  },
  one: async (id, signal) => {
    const { inventory_items: rows } = await listInventoryItems({ id: [id], limit: 1 }, { signal });
    const [item] = rows;
    return item ? itemOption(item) : { value: id, label: id };
  },
};

const userOption = (user: Person & { id: string }): Option => ({
  value: user.id,
  label: personName(user),
  ...(fullName(user) === undefined ? {} : { detail: user.email }),
});

export const users: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { users: rows, count } = await listUsers(
      omitUndefined<ListUsersParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(rows, userOption), count };
  },
  one: async (id, signal) => userOption((await getUser(id, { signal })).user),
};

export const orderItems: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { orders, count } = await listOrders(
      omitUndefined<ListOrdersParams>({
        q,
        limit,
        offset,
        fields: joinNames<FieldOf<typeof listOrders>>('id', 'display_id', 'email'),
        expand: 'items' satisfies ExpandOf<typeof listOrders>,
        order: '-created_at' satisfies OrderOf<typeof listOrders>,
      }),
      { signal },
    );
    return {
      count,
      options: optionsOf(orders, ({ display_id: number, email, items: lines }) => ({
        value: listOf(lines)
          .map(({ id }) => id)
          .join(','),
        label: `#${number}`,
        detail: email,
      })),
    };
  },
  one: async (value, signal) => {
    const { reservations } = await listReservations(
      {
        line_item_id: value.split(','),
        limit: 1,
        expand: 'line_item' satisfies ExpandOf<typeof listReservations>,
      },
      { signal },
    );
    const number = reservations[0]?.line_item?.order?.display_id;
    return { value, label: number === undefined ? '–' : `#${number}` };
  },
};
