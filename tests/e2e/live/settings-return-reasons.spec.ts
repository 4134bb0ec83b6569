import type { Api } from '../support/test.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

interface Reason {
  id: string;
  label: string;
  value: string;
  description: string | null;
  parent_return_reason_id: string | null;
  return_reason_children?: Reason[];
}

/** Flattens both levels. */
async function readReasons(api: Api): Promise<Reason[]> {
  const { return_reasons: top } = await api.get<{ return_reasons: Reason[] }>(
    '/admin/return-reasons',
  );
  return top.flatMap((reason) => [reason, ...(reason.return_reason_children ?? [])]);
}

test(
  'a return reason is created, one below it, changed, duplicated and deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page, [/422/]);
    const label = `Torn ${Date.now()}`;
    await goTo(page, '/a/settings/return-reasons');
    await page.getByRole('button', { name: 'New reason' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create reason' }).click();
    await expect(form.getByText('Enter a label.')).toBeVisible();
    await form.getByLabel('Label').fill(label);
    await form.getByLabel('Description').fill('A seam or the cloth');
    await form.getByRole('button', { name: 'Create reason' }).click();
    const row = page.getByRole('listitem').filter({ hasText: label });
    await expect(row).toBeVisible();
    const made = (await readReasons(api)).find((reason) => reason.label === label);
    expect(made).toMatchObject({
      value: label.toLowerCase().replace(' ', '_'),
      description: 'A seam or the cloth',
    });
    const menu = (name: string) =>
      page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    // The child's value is already taken.
    await menu(label).click();
    await page.getByRole('menuitem', { name: 'Add sub-reason' }).click();
    await form.getByLabel('Label').fill(`${label} seam`);
    await form.getByLabel('Value').fill(made?.value ?? '');
    await form.getByRole('button', { name: 'Create reason' }).click();
    await expect(form.getByText('Another reason already uses this value.')).toBeVisible();
    await form.getByLabel('Value').fill('');
    await form.getByRole('button', { name: 'Create reason' }).click();
    await expect(menu(`${label} seam`)).toBeVisible();
    const below = (await readReasons(api)).find((reason) => reason.label === `${label} seam`);
    expect(below?.parent_return_reason_id).toBe(made?.id);
    await menu(`${label} seam`).click();
    await expect(page.getByText('Sub-reasons can’t have sub-reasons.')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Edit reason' }).click();
    await form.getByLabel('Label').fill(`${label} hem`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(menu(`${label} hem`)).toBeVisible();
    await menu(`${label} hem`).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await form.getByLabel('Label').fill(`${label} lining`);
    await form.getByRole('button', { name: 'Create reason' }).click();
    await expect(menu(`${label} lining`)).toBeVisible();
    await expectNoViolations(page);
    await menu(label).click();
    await page.getByRole('menuitem', { name: /Delete reason/ }).click();
    const question = page.getByRole('dialog', { name: `Delete “${label}”?` });
    await expect(question.getByText('Its 2 sub-reasons will also be deleted')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete reason' })).toBeDisabled();
    await question.getByLabel(`Type ${label} to confirm`).fill(label);
    await question.getByRole('button', { name: 'Delete reason' }).click();
    await expect(row).toHaveCount(0);
    await expect
      .poll(async () => (await readReasons(api)).filter((reason) => reason.label.startsWith(label)))
      .toEqual([]);
    expectNoErrors();
  },
);
