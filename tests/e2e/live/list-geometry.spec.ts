import { ownEmail } from '../support/customers.ts';
import { issueCard } from '../support/gift-cards.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import { createProduct } from '../support/products.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';

// Tests with freshTest expect the columns of the start; on the shared page, others may be chosen.

freshTest(
  'in Arabic a long name keeps its start, and amounts stay whole',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSession(page);
    const name = `Startword ${'and much more of the same '.repeat(8)}`;
    const { sales_channel: channel } = await api.post<{ sales_channel: { id: string } }>(
      '/admin/sales-channels',
      { name: `${name} ${Date.now()}` },
    );
    const product = await createProduct(api, {
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'One',
          options: [{ value: 'One' }],
          prices: ['usd', 'eur', 'gbp'].map((currency_code) => ({ currency_code, amount: 42_300 })),
        },
      ],
    });
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`/a/products?lng=ar&q=${encodeURIComponent(product.title)}`);
    const shown = page.getByRole('cell').getByText('Startword').last();
    await expect(shown).toBeVisible();
    // The first letters are visible.
    const isStartInSight = await shown.evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const letter = range.getBoundingClientRect();
      const cell = element.closest('td')?.getBoundingClientRect();
      return cell !== undefined && letter.left >= cell.left - 1 && letter.right <= cell.right + 1;
    });
    expect(isStartInSight).toBe(true);
    await page.goto(`/a/products/${product.id}`);
    const amounts = page.locator('td bdi').filter({ hasText: /423/ });
    await expect(amounts.first()).toHaveText(/423[.٫]00/);
    await expect(amounts.first()).not.toContainText('+');
  },
);

test(
  'the button for how a list is shown stays on the line of its search',
  { tag: '@all' },
  async ({ page }) => {
    for (const path of ['/a/products?status=draft', '/a/customers']) {
      for (const width of [360, 820, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await goTo(page, `${path}${path.includes('?') ? '&' : '?'}lng=de`);
        const display = page.getByRole('button', { name: 'Anzeige', exact: true });
        const search = page.getByRole('searchbox').last();
        await expect
          .poll(async () => {
            const [one, other] = await Promise.all([display.boundingBox(), search.boundingBox()]);
            if (!one || !other) return undefined;
            return {
              path,
              width,
              apart: Math.round(one.y + one.height / 2 - other.y - other.height / 2),
            };
          })
          .toEqual({ path, width, apart: 0 });
      }
    }
  },
);

test('a guest’s email address is seen once', { tag: '@all' }, async ({ page, api }) => {
  const email = `guest-${Date.now()}@example.com`;
  await api.post('/admin/customers', {
    email,
    first_name: '',
    last_name: '',
    password: 'harbor-lights-42',
  });
  await goTo(page, `/a/customers?q=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row).toBeVisible();
    // The email's own column is for screen readers.
    const seen = row.getByText(email, { exact: true }).locator('visible=true');
    const widths = await seen.evaluateAll((each) => each.map((one) => one.clientWidth || 2));
    expect(widths.filter((one) => one > 1)).toHaveLength(1);
    const cut = await seen.evaluateAll((each) =>
      each.map((one) => one.scrollWidth - one.clientWidth + one.scrollHeight - one.clientHeight),
    );
    expect(cut[0]).toBeLessThan(2);
  }
});

test(
  'where motion is reduced, nothing passes over, the size of letters least of all',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, '/a/products');
    const name = page.getByRole('link', { name: product.title });
    await expect(name).toBeVisible();
    const { fontSize, transitionDuration } = await name.evaluate((element) => {
      const style = getComputedStyle(element);
      return { fontSize: style.fontSize, transitionDuration: style.transitionDuration };
    });
    expect({ fontSize, transitionDuration }).toEqual({
      fontSize: '14px',
      transitionDuration: '0s',
    });
  },
);

freshTest(
  'a wide window spreads its room over the columns, and has two more',
  { tag: '@all' },
  async ({ page }) => {
    await withSession(page);
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto('/a/orders');
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await expect(page.locator('tbody a').first()).toBeVisible();
    for (const name of ['Sales channel', 'Updated']) await expect(head(name)).toBeVisible();
    const customer = await head('Customer').boundingBox();
    expect(customer?.width).toBeLessThan(482);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await expect(head('Updated')).toHaveCount(0);
  },
);

freshTest(
  'on a phone a row has its amount at one place, and is no taller than three lines',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSession(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const email = ownEmail();
    for (const firstName of ['Ada', 'Bartholomew']) {
      await createPaidOrder(api, { email, firstName });
    }
    const cards = [await issueCard(api), await issueCard(api, { value: 123_456 })];
    for (const addresses of [
      [`/a/orders?q=${email}`],
      cards.map(({ code }) => `/a/gift-cards?q=${code}`),
    ]) {
      const places = [];
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.locator('tbody a').first()).toBeVisible();
        const found = await page.locator('tbody tr:has(a)').evaluateAll((rows) =>
          rows.map((row) => {
            const outer = row.getBoundingClientRect();
            const amount = row.querySelector('[data-kind=amount]')?.getBoundingClientRect();
            return {
              end: Math.round(outer.right - (amount?.right ?? 0)),
              isFirst: (amount?.bottom ?? 0) - outer.top < 40,
              isLow: outer.height < 100,
            };
          }),
        );
        places.push(...found);
      }
      expect(places, addresses.join(' ')).toHaveLength(2);
      for (const place of places) {
        expect(place, addresses.join(' ')).toEqual({ ...places[0], isFirst: true, isLow: true });
      }
    }
  },
);
