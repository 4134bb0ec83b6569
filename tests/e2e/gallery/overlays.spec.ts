import { expect, freshTest, goTo, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await goTo(page, '/gallery/overlays');
  await expect(page.getByRole('button', { name: 'Drawer' })).toBeVisible();
});

freshTest(
  'a toast stays three seconds at the top, at the end side, and longer while one points at it',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install();
    await page.getByRole('button', { name: 'Toast success' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'A success' });
    await expect(toast).toBeVisible();
    await page.clock.runFor(500);
    const box = await toast.boundingBox();
    expect(box?.width).toBe(380);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(10, 400);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Drawer' }).focus();
    await page.clock.runFor(3000);
    await expect(toast).toBeHidden();
  },
);

test('in Arabic a toast stands at the left', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/overlays?lng=ar');
  await page.getByRole('button', { name: 'Toast error' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'A error' });
  await expect.poll(async () => (await toast.boundingBox())?.x).toBeLessThan(40);
});

test(
  'a dialog is at most 64 px lower than the window, keeps the focus and gives it back',
  { tag: '@all' },
  async ({ page }) => {
    const open = page.getByRole('button', { name: 'Dialog', exact: true });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'A long dialog' });
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => (await dialog.boundingBox())?.height)
      .toBe((page.viewportSize()?.height ?? 0) - 64);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  },
);

test('a dialog, a question and a drawer are built alike', { tag: '@all' }, async ({ page }) => {
  const anatomies: unknown[] = [];
  for (const name of ['Dialog', 'Confirm', 'Drawer']) {
    await page.getByRole('button', { name, exact: true }).click();
    const overlay = page.getByRole('dialog');
    await expect(overlay.getByRole('button', { name: 'Close' })).toBeVisible();
    anatomies.push(
      await overlay.evaluate((element) => {
        const head = element.querySelector('.mantine-Modal-header, .mantine-Drawer-header');
        const title = element.querySelector('.mantine-Modal-title, .mantine-Drawer-title');
        const body = element.querySelector('.mantine-Modal-body, .mantine-Drawer-body');
        if (!head || !title || !body) return 'other';
        return {
          bleeds: head.clientWidth === element.clientWidth,
          line: getComputedStyle(head).borderBottomWidth,
          title: getComputedStyle(title).font,
          padding: getComputedStyle(body).padding,
          sections: [...body.querySelectorAll('h3')].every((heading) => {
            const { fontSize, fontWeight } = getComputedStyle(heading);
            return fontSize === '14px' && fontWeight === '600';
          }),
        };
      }),
    );
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
  const [dialog, question, drawer] = anatomies;
  expect(dialog).toMatchObject({
    bleeds: true,
    line: '1px',
    padding: '16px 20px',
    sections: true,
  });
  expect(question).toEqual(dialog);
  expect(drawer).toEqual(dialog);
});

test(
  'Escape closes what opened last: a calendar or a list of choices before its dialog',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Dialog', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'A long dialog' });
    const open = dialog.getByRole('button', { name: 'Choose a date for Day' });
    await open.click();
    await expect(page.getByRole('button', { name: /\b3 November 2026/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(open).toBeFocused();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Thing' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'steps say where one is, what is done and what is wrong; each can be gone to',
  { tag: '@all' },
  async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Steps' });
    await expect(nav.getByRole('button', { name: 'Details' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(nav.getByRole('button', { name: 'Kind' })).toHaveAccessibleName(/done/);
    await expect(nav.getByRole('button', { name: 'Review' })).toHaveAccessibleName(
      /Needs attention/,
    );
    await nav.getByRole('button', { name: 'Conditions and limits' }).press('Enter');
    await expect(nav.locator('[aria-current=step]')).toHaveText(/Conditions and limits/);
    // A phone shows one name; the others stay accessible.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(nav.getByRole('button', { name: 'Details' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const shown = page.getByRole('list', { name: 'Steps that are shown only' });
    await expect(shown.getByRole('button')).toHaveCount(0);
    await expect(shown.locator('[aria-current=step]')).toHaveText(/Conditions and limits/);
  },
);

test('what takes something away is asked first, with Cancel at hand', async ({ page }) => {
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 products?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('answer')).toHaveText('false');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByTestId('answer')).toHaveText('true');
});

test('for the gravest one types the name', async ({ page }) => {
  await page.getByRole('button', { name: 'Confirm by name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the region?' });
  const name = dialog.getByRole('textbox', { name: 'Type Europe to confirm' });
  await name.fill('Eurasia');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await name.fill('Europe');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('answer')).toHaveText('true');
});

test(
  'a tooltip opens for the pointer and the keyboard and is at most 220 px wide',
  { tag: '@all' },
  async ({ page }) => {
    const button = page.getByRole('button', { name: 'Tooltip' });
    await button.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect((await page.getByRole('tooltip').boundingBox())?.width).toBeLessThanOrEqual(220);
    await page.mouse.move(5, 500);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
);

test('unsaved work is guarded: links, the back button, a reload', async ({ page }) => {
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'List' })).toBeVisible();
  await page.getByRole('link', { name: 'Overlays' }).click();
  await page.getByLabel('Unsaved text').fill('Half a sentence');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Unsaved text')).toHaveValue('Half a sentence');
  await page.goBack();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/overlays/);
  await expect(question).toBeHidden();
  const kinds: string[] = [];
  page.on('dialog', (dialog) => {
    kinds.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => kinds).toEqual(['beforeunload']);
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/inputs/);
});

test('with less motion wished for, nothing fades or slides', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Drawer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return typeof duration === 'number' && duration > 1;
      }).length,
  );
  expect(running).toBe(0);
});
