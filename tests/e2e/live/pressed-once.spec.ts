import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { FORMS } from '../support/creating-forms.ts';
import { intercept, release } from '../support/intercept.ts';
import { expect, goTo, test } from '../support/test.ts';

/** Milliseconds between two key events while a key is held. */
const REPEAT = 33;

/** The ways in which an impatient person presses. */
const PRESSES: Record<string, (page: Page, submit: Locator, field: Locator) => Promise<void>> = {
  'two clicks at once': async (_page, submit) => submit.dblclick(),
  'two clicks, 250 ms apart': async (page, submit) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
    for (let click = 0; click < 2; click += 1) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await wait(250);
    }
  },
  'Enter, held for 1.5 s': async (page, _submit, field) => {
    await field.focus();
    for (let time = 0; time < 1500; time += REPEAT) {
      await page.keyboard.down('Enter');
      await wait(REPEAT);
    }
    await page.keyboard.up('Enter');
  },
};

for (const [name, { path, call, fill, submit, clean, ignoresEnter = false }] of Object.entries(
  FORMS,
)) {
  test(
    `pressed twice or held, one ${name} is made`,
    { tag: '@all' },
    async ({ page, api, request }) => {
      let calls = 0;
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST' && call.test(pathname)) calls += 1;
      });
      for (const [way, press] of Object.entries(PRESSES)) {
        if (ignoresEnter && way.startsWith('Enter')) continue;
        await test.step(way, async () => {
          await goTo(page, '/a/settings');
          await goTo(page, typeof path === 'string' ? path : await path(api, request));
          // Late enough for all that people do meanwhile.
          await intercept(page, call, async (held) => {
            await wait(400);
            await held.continue();
          });
          const field = await fill(page, `once${Date.now()}`, api);
          const button = page.getByRole('button', { name: submit }).last();
          // Ready and at its place: a press that comes too early is ignored.
          await button.click({ trial: true });
          calls = 0;
          await press(page, button, field);
          await expect.poll(() => calls).toBe(1);
          await wait(1500);
          expect(calls).toBe(1);
          await release(page, call);
        });
      }
      await clean?.(api);
    },
  );
}
