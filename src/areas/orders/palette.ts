import i18next from 'i18next';
import type { CustomTypeOptions } from 'i18next';
import type {
  ListOrdersParams,
  OrderDetail,
  OrderListItem,
} from '#generated/admin/admin.schemas.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import type { FindRecords, FoundRecord } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import { fullName } from '#ui/format/person-name.ts';
import { readEach } from '#ui/format/read-each.ts';
import { isAskedFor, typedCommand } from './typed-command.ts';
import { startingViews } from './list/views.ts';
import { buyerName, orderName } from './names.ts';
import type { WhyNot } from './order/facts/action-texts.ts';
import { searchText, searchedNumber } from './search.ts';

const SHOWN = {
  fields: joinNames<FieldOf<typeof listOrders>>('id', 'display_id', 'email', 'total'),
  expand: 'customer' satisfies ExpandOf<typeof listOrders>,
} satisfies ListOrdersParams;

/** The server also matches numbers inside others and in addresses; the order with exactly this number comes first. */
export const findOrders: FindRecords = async ({ q, limit, offset }, signal) => {
  const number = searchedNumber(q);
  const [found, numbered] = await Promise.all([
    listOrders({ limit, offset, ...SHOWN, q: searchText(q) }, { signal }),
    number !== undefined && offset === 0
      ? listOrders({ ...SHOWN, display_id: String(number), limit: 1 }, { signal })
      : undefined,
  ]);
  const others =
    number === undefined
      ? found.orders
      : found.orders.filter((order) => order?.display_id !== number);
  return {
    count: found.count,
    records: foundRecords([...(numbered?.orders ?? []), ...others], (order) => ({
      id: order.id,
      to: paths.order(order.id),
      title: orderName(order),
      detail: [order.customer && fullName(order.customer), order.email]
        .filter((text) => typeof text === 'string' && text !== '')
        .join(' · '),
    })),
  };
};

/** With everything that decides about the commands */
const RULED = {
  fields: joinNames<FieldOf<typeof listOrders>>(
    'id',
    'display_id',
    'email',
    'total',
    'status',
    'payment_status',
  ),
  expand: joinNames<ExpandOf<typeof listOrders>>(
    'customer',
    'shipping_address',
    'items',
    'payments',
    'refunds',
    'fulfillments',
    'shipping_methods',
    'returns',
    'swaps',
    'swaps.fulfillments',
    'claims',
    'claims.fulfillments',
  ),
} satisfies ListOrdersParams;

/** All that have verbs; actions ask before they do anything. */
type Verbs = CustomTypeOptions['resources']['order-commands']['verbs'];
type Command = keyof Verbs;

const allCommands = (): Command[] => {
  const texts = i18next.getResourceBundle('en', 'order-commands') as { verbs: Verbs } | undefined;
  return texts ? (Object.keys(texts.verbs) as Command[]) : [];
};

const pathOf = (command: Command, id: string): string =>
  command === 'print' ? paths.orderPrint([id], 'slip') : paths.order(id, { edit: command });

const listed = (text: string): string[] => text.split(',').map((word) => word.trim());

/** In the user's language and English */
type Words = (of: 'nouns' | 'queueWords' | `verbs.${Command}`) => string[];

async function loadWords(): Promise<Words> {
  await i18next.loadNamespaces(['order-commands', 'orders']);
  const languages = [
    i18next.getFixedT(null, 'order-commands'),
    i18next.getFixedT('en', 'order-commands'),
  ];
  return (of) => languages.flatMap((t) => listed(t(of)));
}

/** Finds commands such as “capture 1042”, and queues. */
export const findOrderCommands: FindRecords = async ({ q }, signal) => {
  const words = await loadWords();
  const records = [...(await actionsOn(q, words, signal)), ...queues(q, words)];
  return { records, count: records.length };
};

async function actionsOn(q: string, words: Words, signal: AbortSignal): Promise<FoundRecord[]> {
  const verbs = Object.fromEntries(
    allCommands().map((command) => [command, words(`verbs.${command}`)]),
  ) as Record<Command, string[]>;
  const typed = typedCommand(q, verbs, words('nouns'));
  if (!typed) return [];
  const { orders } = await listOrders(
    { ...RULED, display_id: String(typed.number), limit: 1 },
    { signal },
  );
  const order = listOf(orders).find(isObject);
  return order ? commandsFor(order, typed.names) : [];
}

/** The rules come with the order's page, which a command opens next. */
async function commandsFor(
  row: OrderListItem,
  commands: readonly Command[],
): Promise<FoundRecord[]> {
  const [{ ORDER_ACTIONS, whyNot }, { arrangeOrder }] = await Promise.all([
    import('./order/registry/order-actions.ts'),
    import('./order/query.ts'),
  ]);
  const order = arrangeOrder(row as unknown as OrderDetail);
  const inMenu: readonly string[] = [...ORDER_ACTIONS, 'print'];
  const judged = readEach(
    commands.toSorted((one, other) => inMenu.indexOf(one) - inMenu.indexOf(other)),
    (command) => ({ command, why: command === 'print' ? undefined : whyNot(order, command) }),
  );
  const possible = judged.filter(({ why }) => why === undefined);
  const t = i18next.getFixedT(null, 'order-commands');
  if (possible.length > 0) {
    return possible.flatMap(({ command }) =>
      foundRecords([row], ({ id }) => ({
        id: `${command}-${id}`,
        to: pathOf(command, id),
        title: t(`command.${command}`, { order: orderName(row) }),
        detail: buyerName(row),
      })),
    );
  }
  const why = judged[0]?.why;
  const reason = why && (await reasonOf(why));
  return foundRecords([row], ({ id }) => ({
    id,
    to: paths.order(id),
    title: orderName(row),
    detail: reason,
  }));
}

async function reasonOf(why: WhyNot): Promise<string> {
  await i18next.loadNamespaces('order-actions');
  // All reasons of these commands are in it, but the type has those of after-sales, too.
  return (i18next.getFixedT(null, 'order-actions') as unknown as (key: string) => string)(
    `why.${why}`,
  );
}

function queues(q: string, words: Words): FoundRecord[] {
  const t = i18next.getFixedT(null, 'order-commands');
  const all = { id: 'all', name: t('queue.all'), query: '' };
  const views = startingViews(i18next.getFixedT(null, 'orders'));
  return [all, ...views.map((view) => ({ ...view, name: t('queue.view', { view: view.name }) }))]
    .filter(({ name }) => isAskedFor(q, words('queueWords'), name))
    .map(({ id, name, query }) => ({
      id: `queue-${id}`,
      to: paths.orderQueue(query),
      title: name,
    }));
}
