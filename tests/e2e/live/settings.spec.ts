import type { Api } from '../support/test.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

interface Store {
  invite_link_template: string | null;
  currencies: { code: string; includes_tax: boolean }[];
}

const readStore = async (api: Api): Promise<Store> =>
  (await api.get<{ store: Store }>('/admin/store')).store;

test(
  'settings are found by any setting on their page, here and in the palette',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/a/settings');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('link temp');
    const group = page.getByRole('region', { name: 'Store' });
    await expect(group.getByText('Link templates')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('no such thing');
    await expect(page.getByText('No settings found')).toBeVisible();
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 3000 });
    }).toPass();
    await palette.getByRole('combobox').fill('default currency');
    await palette.getByRole('option', { name: /Store details/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store details' })).toBeVisible();
  },
);

test('the store’s currencies, their taxes and its links are saved at once, and what is left is asked about', async ({
  page,
  api,
}) => {
  const expectNoErrors = watchErrors(page);
  // Left by an earlier try.
  await api.delete('/admin/store/currencies/uyu');
  await goTo(page, '/a/settings/store');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const link = page.getByRole('textbox', { name: 'Invite link' });
  await expect(link).toBeVisible();
  await expect(save).toBeHidden();
  await link.fill('example.com/{invite_token}');
  await save.click();
  await expect(page.getByText(/Enter a full URL/)).toBeVisible();
  await expect(link).toBeFocused();
  await link.fill('https://example.com/join/{token}');
  await save.click();
  await expect(page.getByText('Include {invite_token} in the URL.')).toBeVisible();
  await link.fill('https://example.com/join/{invite_token}');
  await page.getByRole('combobox', { name: 'Currencies' }).fill('uyu');
  await page.getByRole('option', { name: /UYU/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'UYU' }).check();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect(page.getByText('Saved store details')).toBeVisible();
  await expect(save).toBeHidden();
  const saved = await readStore(api);
  expect(saved.invite_link_template).toBe('https://example.com/join/{invite_token}');
  expect(saved.currencies.find(({ code }) => code === 'uyu')).toMatchObject({ includes_tax: true });
  // A concurrent change asks before overwriting.
  await link.fill('https://example.com/mine/{invite_token}');
  await api.post('/admin/store', {
    invite_link_template: 'https://example.com/theirs/{invite_token}',
  });
  await save.click();
  const conflict = page.getByRole('dialog');
  await expect(conflict.getByText('https://example.com/theirs/{invite_token}')).toBeVisible();
  await conflict.getByRole('button', { name: /Keep|mine/i }).click();
  await expect(save).toBeHidden();
  expect((await readStore(api)).invite_link_template).toBe(
    'https://example.com/mine/{invite_token}',
  );
  await link.fill('https://example.com/other/{invite_token}');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(link).toHaveValue('https://example.com/mine/{invite_token}');
  await expectNoViolations(page);
  await link.fill('');
  await page.getByRole('combobox', { name: 'Currencies' }).fill('uyu');
  await page.getByRole('option', { name: /UYU/ }).click();
  await page.keyboard.press('Escape');
  await link.press('ControlOrMeta+s');
  await expect(save).toBeHidden();
  const left = await readStore(api);
  expect(left.invite_link_template).toBeNull();
  expect(left.currencies.map(({ code }) => code)).not.toContain('uyu');
  expectNoErrors();
});
