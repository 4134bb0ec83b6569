import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { SoldOrder } from './sold-orders.ts';
import { goTo } from './test.ts';
import type { Api } from './test.ts';

interface ApiClaim {
  id: string;
  type: string;
  payment_status: string;
  refund_amount: number | null;
  canceled_at: string | null;
  no_notification: boolean | null;
  shipping_address: Record<string, string | null> | null;
  shipping_methods: { shipping_option_id: string; price: number }[];
  claim_items: {
    id: string;
    item_id: string;
    quantity: number;
    reason: string;
    note: string | null;
    images: { id: string; url: string }[];
    tags?: { id: string; value: string }[];
  }[];
  additional_items: { id: string; variant_id: string; quantity: number }[];
  fulfillments: { shipped_at: string | null }[];
  return_order: {
    id: string;
    status: string;
    location_id: string | null;
    shipping_method: { price: number } | null;
    items: { item_id: string; quantity: number }[];
  } | null;
}

/** Oldest first. */
export async function claimsOf(api: Api, { id }: SoldOrder): Promise<ApiClaim[]> {
  const { order } = await api.get<{ order: { claims: (ApiClaim & { created_at: string })[] } }>(
    `/admin/orders/${id}`,
  );
  return order.claims.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** Retries: the server refuses concurrent claims, even of different orders, before doing anything. */
export async function makeClaim(api: Api, order: SoldOrder, body: object): Promise<void> {
  await expect(async () => {
    if ((await claimsOf(api, order)).length === 0) {
      await api.post(`/admin/orders/${order.id}/claims`, body);
    }
  }).toPass();
}

/** By item id. */
export async function claimTagsOf(api: Api, { id }: SoldOrder): Promise<Map<string, string[]>> {
  const { order } = await api.get<{ order: { claims: ApiClaim[] } }>(
    `/admin/orders/${id}?expand=claims,claims.claim_items,claims.claim_items.tags`,
  );
  return new Map(
    order.claims.flatMap(({ claim_items: items }) =>
      items.map((item): [string, string[]] => [
        item.id,
        (item.tags ?? []).map(({ value }) => value).toSorted(),
      ]),
    ),
  );
}

export async function openOrder(page: Page, { id }: SoldOrder, query = ''): Promise<void> {
  await goTo(page, `/a/orders/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const claimForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Return or exchange/ });

export async function chooseIn(field: Locator, name: string | RegExp): Promise<void> {
  await field.click();
  await field.page().getByRole('option', { name }).first().click();
}

export async function claimItem(
  form: Locator,
  title: string,
  units: number,
  reason: string,
): Promise<Locator> {
  await form
    .getByRole('spinbutton', { name: new RegExp(`^Claimed quantity for ${title}`) })
    .fill(String(units));
  const group = form.getByRole('group', { name: new RegExp(`^${title}`) });
  await chooseIn(group.getByRole('combobox', { name: 'Reason' }), reason);
  return group;
}

/** Minor units, from the form's summary. */
export async function amountOf(form: Locator, label: string): Promise<number> {
  const row = form
    .locator('dl > div')
    .filter({ has: form.page().getByText(label, { exact: true }) });
  const text = (await row.locator('dd').textContent()) ?? '';
  const digits = Number(text.replaceAll(/\D/gu, ''));
  return /[-−]/u.test(text) ? -digits : digits;
}
