import type { Page } from '@playwright/test';
import { timeTo } from './pages.ts';
import { scroll } from './hands.ts';
import type { Store } from './stores.ts';
import { busyDuring } from './tasks.ts';
import type { Work } from './work.ts';

const ITEMS = 200;

/** @returns the order's id */
async function makeLongOrder(page: Page, { url }: Store): Promise<string> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`${url}/admin/${path}`)).json()) as Answer;
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${url}/admin/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return (await answer.json()) as Answer;
  };
  const { regions } = await read<{ regions: { id: string }[] }>('regions?limit=1');
  const region = regions[0]?.id ?? '';
  const { shipping_options: ways } = await read<{ shipping_options: { id: string }[] }>(
    `shipping-options?region_id=${region}&is_return=false`,
  );
  const { draft_order: draft } = await post<{ draft_order: { id: string } }>('draft-orders', {
    email: 'many@example.com',
    region_id: region,
    items: Array.from({ length: ITEMS }, (_, place) => ({
      title: `Brass lamp no. ${place + 1}`,
      unit_price: 1250 + place,
      quantity: 2,
    })),
    shipping_methods: [{ option_id: ways[0]?.id }],
  });
  const { order } = await post<{ order: { id: string } }>(`draft-orders/${draft.id}/pay`, {});
  return order.id;
}

/** Also loads code shared with the order page. */
async function openList(page: Page, { url }: Store): Promise<void> {
  await timeTo(page, `${url}/a/orders?lng=en`, 'tbody a[href*="/orders/"]');
  await page.waitForLoadState('networkidle');
}

export const ORDER_WORKS: readonly Work[] = [
  {
    name: 'list of orders: typing a search',
    run: async (page, store) => {
      await openList(page, store);
      return busyDuring(page, async () => {
        const search = page.getByRole('searchbox', { name: 'Search number, email, or name' });
        await search.pressSequentially('carvalho', { delay: 60 });
        await page.waitForLoadState('networkidle');
      });
    },
  },
  {
    name: 'order of 200 items: opening from the list',
    run: async (page, store) => {
      const id = await makeLongOrder(page, store);
      await openList(page, store);
      return busyDuring(page, async () => {
        await page.locator(`tbody a[href*="/orders/${id}"]`).click();
        await page.getByRole('region', { name: 'Items' }).getByRole('listitem').first().waitFor();
        await page.waitForLoadState('networkidle');
      });
    },
  },
  {
    name: 'order of 200 items: showing all and scrolling',
    run: async (page, store) => {
      const id = await makeLongOrder(page, store);
      await timeTo(page, `${store.url}/a/orders/${id}?lng=en`, 'main h2');
      await page.waitForLoadState('networkidle');
      return busyDuring(page, async () => {
        await page.getByRole('button', { name: /^Show \d+ more items$/ }).click();
        await page.getByRole('region', { name: 'Items' }).hover({ position: { x: 80, y: 80 } });
        await scroll(page, 500, -500);
      });
    },
  },
];
