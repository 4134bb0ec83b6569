import { randomUUID } from 'node:crypto';
import { ownEmail } from '../support/customers.ts';
import { customItem, pricedVariant, region } from '../support/drafts.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'of two discounts the server keeps one: the estimate doesn’t guess which',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id: regionId } = await region(api, 'eur');
    const codes = [1, 2].map(() => `SUM${randomUUID().slice(0, 8)}`.toUpperCase());
    for (const code of codes) {
      await api.post('/admin/discounts', {
        code,
        regions: [regionId],
        is_dynamic: false,
        rule: { type: 'percentage', value: 50, allocation: 'total' },
      });
    }
    const [first = '', second = ''] = codes;
    const variant = await pricedVariant(api, 'eur', 1999);
    const { shipping_options: ways } = await api.get<{
      shipping_options: { id: string; name: string }[];
    }>(`/admin/shipping-options?region_id=${regionId}&is_return=false`);
    const way = ways.find(({ name }) => name === 'Standard parcel');
    const { draft_order: source } = await api.post<{ draft_order: { id: string } }>(
      '/admin/draft-orders',
      {
        email: ownEmail(),
        region_id: regionId,
        items: [{ variant_id: variant.id, quantity: 3 }, customItem],
        discounts: [{ code: first }],
        shipping_methods: [{ option_id: way?.id }],
      },
    );
    await goTo(page, `/a/drafts/new?from=${source.id}`);
    const estimate = page.getByRole('region', { name: 'Estimate', exact: true });
    await expect(estimate.getByText('Discount', { exact: true })).toBeVisible();
    await page.getByLabel('Discount code').fill(second);
    await page.getByRole('button', { name: 'Add discount' }).click();
    await expect(estimate.getByText('Estimated total before discounts')).toBeVisible();
    await expect(estimate.getByText('Discount', { exact: true })).toHaveCount(0);
    await expect(estimate).toContainText('Discounts and final taxes are calculated when');
  },
);
