import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  codesOf,
  createDiscount,
  createTemplate,
  generateCode,
  ownCode,
  readDiscount,
  regionIn,
  sellableProduct,
  tryCode,
} from '../support/discounts.ts';
import { intercept, release } from '../support/intercept.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

const codes = (page: Page) => page.getByRole('region', { name: 'Codes', exact: true });
const row = (page: Page, code: string) => codes(page).getByRole('row', { name: code });

test(
  'a template is made with how long its codes are valid, and a code of it takes off what it says',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const [region, product] = [await regionIn(api, 'eur'), await sellableProduct(api)];
    const code = ownCode();
    await goTo(page, '/a/discounts/new');
    await page.getByRole('checkbox', { name: 'Template for many codes' }).check();
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await page.getByRole('spinbutton', { name: 'Percentage' }).fill('25');
    await page.getByRole('combobox', { name: 'Regions' }).click();
    await page.getByRole('option', { name: region.name }).click();
    await page.keyboard.press('Escape');
    const validity = page.getByRole('group', { name: 'Each code is valid for' });
    await validity.getByRole('spinbutton', { name: 'Days' }).fill('2');
    await validity.getByRole('spinbutton', { name: 'Hours' }).fill('12');
    await page.getByRole('spinbutton', { name: 'Usage limit' }).fill('3');
    await page.getByRole('button', { name: 'Create discount' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readDiscount(api, id)).toMatchObject({
      is_dynamic: true,
      valid_duration: 'P2DT12H',
    });

    const own = `${code}-ADA`;
    await expect(codes(page).getByText('No codes yet')).toBeVisible();
    await codes(page).getByRole('button', { name: 'More actions for codes' }).click();
    await page.getByRole('menuitem', { name: 'Create a code' }).click();
    const form = page.getByRole('dialog', { name: 'Create a code' });
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await expect(form.getByText('Another discount already uses this code.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill(own.toLowerCase());
    await form.getByRole('spinbutton', { name: 'Usage limit' }).fill('7');
    await form.getByRole('button', { name: 'Add field' }).first().click();
    await form.getByRole('textbox', { name: 'Key', exact: true }).fill('for');
    await form.getByRole('textbox', { name: 'Value of for' }).fill('Ada');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(form).toBeHidden();
    await expect(row(page, own)).toContainText('0 of 7');
    await expect(row(page, own)).toContainText('Active');
    const [made] = await codesOf(api, id);
    expect(made).toMatchObject({ code: own, usage_limit: 7, metadata: { for: 'Ada' } });
    const lasts = Date.parse(made?.ends_at ?? '') - Date.parse(made?.starts_at ?? '');
    expect(Math.round(lasts / 3_600_000)).toBe(60);
    const at = { regionId: region.id, products: [product] };
    expect(await tryCode(request, own, at)).toBe(await tryCode(request, code, at));

    // Clearing removes the codes' validity.
    await page.getByRole('button', { name: 'Edit discount' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit discount' });
    await edit.getByRole('spinbutton', { name: 'Days' }).fill('');
    await edit.getByRole('spinbutton', { name: 'Hours' }).fill('1');
    await edit.getByRole('spinbutton', { name: 'Minutes' }).fill('30');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit).toBeHidden();
    expect((await readDiscount(api, id)).valid_duration).toBe('PT1H30M');
  },
);

test(
  'a batch goes on after a failure and after a stop, and makes each code once',
  { tag: '@all' },
  async ({ page, api }) => {
    const template = await createTemplate(api, { usage_limit: 1 });
    const prefix = `${ownCode()}-`;
    await goTo(page, `/a/discounts/${template.id}?edit=codes`);
    const form = page.getByRole('dialog', { name: 'Create multiple codes' });
    await form.getByRole('spinbutton', { name: 'Number of codes' }).fill('20000');
    await form.getByRole('button', { name: 'Create codes' }).click();
    await expect(form.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
    await form.getByRole('spinbutton', { name: 'Number of codes' }).fill('12');
    await form.getByRole('textbox', { name: 'Prefix' }).fill(prefix.toLowerCase());
    await form.getByRole('spinbutton', { name: 'Length' }).fill('6');
    await form.getByRole('spinbutton', { name: 'Usage limit per code' }).fill('2');
    await expect(form.getByText(`Example: ${prefix}`)).toBeVisible();
    await expectNoViolations(page);

    // The third call is refused, the fifth answer is lost after the effect, one limit fails.
    let made = 0;
    let limited = 0;
    await intercept(page, '**/dynamic-codes', async (route) => {
      made += 1;
      if (made === 3) return route.fulfill({ status: 500, json: { message: 'Out of order' } });
      if (made === 5) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    await intercept(page, '**/admin/discounts/disc_*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      limited += 1;
      return limited === 2
        ? route.fulfill({ status: 500, json: { message: 'Not now' } })
        : route.continue();
    });
    await form.getByRole('button', { name: 'Create codes' }).click();
    await expect(form.getByRole('alert')).toContainText('Out of order');
    await release(page, '**/dynamic-codes');
    await release(page, '**/admin/discounts/disc_*');
    await form.getByRole('button', { name: 'Create remaining codes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Created 12 codes')).toBeVisible();
    const stored = await codesOf(api, template.id);
    expect(stored).toHaveLength(12);
    expect(stored.every(({ code }) => code.startsWith(prefix))).toBe(true);
    expect(stored.map(({ usage_limit: limit }) => limit)).toEqual(stored.map(() => 2));
    await expect(codes(page).getByRole('row')).toHaveCount(13);

    await goTo(page, `/a/discounts/${template.id}?edit=codes`);
    await form.getByRole('spinbutton', { name: 'Number of codes' }).fill('9');
    let held: (() => void) | undefined;
    const isHeld = new Promise<void>((resolve) => (held = resolve));
    let begun = 0;
    await intercept(page, '**/dynamic-codes', async (route) => {
      begun += 1;
      if (begun > 3) await isHeld;
      await route.continue().catch(() => undefined);
    });
    await form.getByRole('button', { name: 'Create codes' }).click();
    await expect.poll(() => begun).toBeGreaterThan(3);
    await form.getByRole('button', { name: 'Stop', exact: true }).click();
    held?.();
    await expect(form.getByRole('alert')).toBeVisible();
    expect((await codesOf(api, template.id)).length).toBeLessThan(21);
    await form.getByRole('button', { name: 'Create remaining codes' }).click();
    await expect(form).toBeHidden();
    expect(await codesOf(api, template.id)).toHaveLength(21);
  },
);

test(
  'a generated code that others have is replaced, and told',
  { tag: '@all' },
  async ({ page, api }) => {
    const template = await createTemplate(api);
    const other = await createDiscount(api);
    await goTo(page, `/a/discounts/${template.id}?edit=codes`);
    const form = page.getByRole('dialog', { name: 'Create multiple codes' });
    await form.getByRole('spinbutton', { name: 'Number of codes' }).fill('2');
    let isFirst = true;
    await intercept(page, '**/dynamic-codes', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.continue({ postData: JSON.stringify({ code: other.code }) });
    });
    await form.getByRole('button', { name: 'Create codes' }).click();
    await expect(
      page.getByText(/1 generated code already existed and was replaced: [A-Z0-9]{8}\./),
    ).toBeVisible();
    expect(await codesOf(api, template.id)).toHaveLength(2);
  },
);

test(
  'codes are found, filtered, sorted, exported, switched off and deleted',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const [region, product] = [await regionIn(api, 'eur'), await sellableProduct(api)];
    const template = await createTemplate(api);
    const another = await createTemplate(api);
    await generateCode(api, another.id, `${another.code}-X`);
    const names = ['A', 'B', 'C'].map((letter) => `${template.code}-${letter}`) as [
      string,
      string,
      string,
    ];
    const [a, b, c] = names;
    const made = [];
    for (const name of names) made.push(await generateCode(api, template.id, name));
    await api.post(`/admin/discounts/${made[1]?.id}`, { is_disabled: true });
    await goTo(page, `/a/discounts/${template.id}`);
    await expect(codes(page).getByRole('row')).toHaveCount(4);
    await codes(page).getByRole('searchbox', { name: 'Search codes' }).fill('-b');
    await expect(codes(page).getByRole('row')).toHaveCount(2);
    await expect(row(page, b)).toContainText('Disabled');
    await goTo(page, `/a/discounts/${template.id}?status=active&order=-code`);
    const links = codes(page).locator('tbody').getByRole('link');
    await expect(links).toHaveText([c, a]);

    await goTo(page, `/a/discounts/${template.id}`);
    await codes(page).getByRole('button', { name: 'More actions for codes' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export codes' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`codes-${template.code}.csv`);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 2))).toEqual([
      [c, 'Active'],
      [b, 'Disabled'],
      [a, 'Active'],
    ]);

    const at = { regionId: region.id, products: [product] };
    expect(await tryCode(request, a, at)).toBeGreaterThan(0);
    await row(page, a)
      .getByRole('button', { name: `Actions for ${a}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete code' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${a}”?` });
    await expect(question).toContainText('Orders that used it keep their discount');
    await question.getByRole('button', { name: 'Delete discount' }).click();
    await expect(row(page, a)).toBeHidden();
    expect(await tryCode(request, a, at)).toContain('not found');
    await codes(page).getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const both = page.getByRole('dialog', { name: 'Delete 2 discounts?' });
    await both.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(codes(page).getByText('No codes yet')).toBeVisible();
    expect(await codesOf(api, template.id)).toEqual([]);
    expect(await codesOf(api, another.id)).toHaveLength(1);
  },
);
