import { expect, freshTest, goTo, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await goTo(page, '/gallery/parts');
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
});

test(
  'a banner that something failed is spoken at once, the others when there is time',
  { tag: '@all' },
  async ({ page }) => {
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('A banner that is bad');
    for (const tone of ['info', 'good', 'warning']) {
      const banner = page.getByRole('status').filter({ hasText: `A banner that is ${tone}` });
      await expect(banner.getByRole('button', { name: 'Do it' })).toBeVisible();
    }
  },
);

freshTest(
  'a value is copied by mouse and keyboard, and its button shows where one is',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.getByRole('button', { name: 'Copy Id' });
    const shown = button.locator('..');
    await expect(shown).toHaveCSS('opacity', '0');
    await button.focus();
    await expect(shown).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^cus_01HABC/);
  },
);

freshTest(
  'how long ago something was is kept up to date, and tells the moment to who points at it',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
    await page.goto('/gallery/parts');
    const fact = (name: string): ReturnType<typeof page.locator> =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd');
    await expect(fact('Now')).toHaveText('now');
    await expect(fact('Earlier')).toHaveText('2 hours ago');
    await expect(fact('Long ago')).toHaveText('5 Jan 2026');
    await expect(fact('Never')).toHaveText('–');
    await expect(fact('Long ago').locator('time')).toHaveAttribute('title', /11:00:00/);
    await page.clock.runFor(90_000);
    await expect(fact('Now')).toHaveText('1 minute ago');
  },
);

test(
  'figures stand below one another, and what they come to is larger',
  { tag: '@all' },
  async ({ page }) => {
    const values = page.getByRole('region', { name: 'Totals' }).getByRole('definition');
    await expect(values).toHaveCount(4);
    const ends = await values.evaluateAll((all) =>
      all.map((value) => Math.round(value.getBoundingClientRect().right)),
    );
    expect(new Set(ends).size).toBe(1);
    await expect(values.last()).toHaveCSS('font-size', '16px');
    await expect(values.last()).toHaveCSS('font-weight', '600');
  },
);

test('a linked record is opened anywhere on its line', { tag: '@all' }, async ({ page }) => {
  const records = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(records.nth(1).getByRole('link')).toHaveCount(0);
  await expect(records.nth(0)).toContainText('€1,306.93');
  const { width = 0 } = (await records.nth(0).boundingBox()) ?? {};
  await records.nth(0).click({ position: { x: width - 8, y: 10 } });
  await expect(page).toHaveURL(/gallery\/list/);
});

test(
  'a note is written in place, kept where it is refused, and not left by mistake',
  { tag: '@all' },
  async ({ page }) => {
    const note = page.getByRole('textbox', { name: 'Note' });
    const add = page.getByRole('button', { name: 'Add note' });
    await expect(add).toBeHidden();
    await note.fill('fail');
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
    await expect(note).toHaveValue('fail');
    await page.getByRole('link', { name: 'Inputs' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await note.fill('Calls first.\nThen comes.');
    await add.click();
    await expect(add).toBeHidden();
    await expect(note).toHaveValue('');
    await expect(note).toBeFocused();
    const timeline = page.getByRole('group', { name: 'What happened' });
    await expect(timeline.getByRole('heading').first()).toHaveText('today');
    await expect(timeline.getByRole('listitem').first()).toContainText('Calls first.');
    await expect(timeline.getByRole('listitem').first()).toContainText('now');
    await page.getByRole('link', { name: 'Inputs' }).click();
    await expect(page).toHaveURL(/inputs/);
  },
);

freshTest(
  'a field of several lines is as high as its text, also where the browser can’t do that by itself',
  { tag: '@all' },
  async ({ page }) => {
    /** Pixels: empty, three lines, beyond the maximum. */
    const heights = async (): Promise<number[]> => {
      const note = page.getByRole('textbox', { name: 'Note' });
      const found: number[] = [];
      for (const lines of [0, 3, 60]) {
        await note.fill(Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n'));
        found.push((await note.boundingBox())?.height ?? 0);
      }
      await note.fill('');
      return found;
    };
    const [empty = 0, some = 0, most = 0] = await heights();
    expect(some).toBeGreaterThan(empty);
    expect(most).toBeGreaterThan(some);
    expect(most).toBeLessThan(400);
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.reload();
    // The library measures with a hidden textarea.
    await expect(page.locator('textarea[aria-hidden=true]')).toBeAttached();
    for (const [index, height] of (await heights()).entries()) {
      expect(Math.abs(height - [empty, some, most][index]!)).toBeLessThan(4);
    }
  },
);
