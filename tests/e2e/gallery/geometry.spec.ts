import { measure } from '../support/measure.ts';
import { expect, freshTest } from '../support/test.ts';

/** A flaw per page, with the expected finding. */
const BROKEN: Record<string, { says: string; body: string; dir?: 'rtl' }> = {
  'a day in a cell that is too narrow': {
    says: 'date, money or status is cut',
    body: '<div style="width: 40px; overflow: hidden; white-space: nowrap"><time>3 Nov 2026</time></div>',
  },
  'an amount that ends in an ellipsis': {
    says: 'date, money or status is cut',
    body: '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis">$1,234,567.89</p>',
  },
  'an amount that a field has no room for': {
    says: 'date, money or status is cut',
    body: '<input inputmode="decimal" style="width: 40px" value="1,234,567.89">',
  },
  'a state below the edge of its place': {
    says: 'date, money or status is cut',
    body: `<div style="height: 10px; overflow: hidden; padding-top: 8px">
      <span data-tone="good">Published</span></div>`,
  },
  'a page that is wider than its window': {
    says: 'the page is too wide',
    body: '<div style="width: 2000px">Wide</div>',
  },
  'a text that runs out of its card': {
    says: 'text is outside its box',
    body: '<div style="width: 80px; border: 1px solid">Donaudampfschifffahrtsgesellschaft</div>',
  },
  'texts that lie over each other': {
    says: 'text lies over text',
    body: '<p style="margin: 0">First</p><p style="margin: -16px 0 0">Second</p>',
  },
  'a sign behind its number in Arabic': {
    says: 'figure is turned round',
    body: '<p>المخزون +3</p>',
    dir: 'rtl',
  },
  'buttons that overlap': {
    says: 'controls overlap',
    body: '<button>First</button><button style="margin-left: -20px">Second</button>',
  },
  'a button under something else': {
    says: 'control is covered',
    body: `<button>Press</button>
      <div style="position: absolute; inset: 0; background: white"></div>`,
  },
};

/** Looks flawed, but isn't. */
const SOUND = `
  <div style="width: 60px; overflow: auto; white-space: nowrap"><time>3 Nov 2026 at midnight</time></div>
  <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A long name</p>
  <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">$1,234,567.89</span>
  <div style="display: flex; gap: 8px"><button>First</button><button>Second</button></div>
  <label><input type="checkbox"> $12.50</label>`;

const draw = (body: string, dir = 'ltr'): string =>
  `<!doctype html><html lang="en" dir="${dir}"><body style="font: 16px/20px sans-serif">${body}</body></html>`;

freshTest('the check of the layout finds each flaw', async ({ page }) => {
  for (const [name, { says, body, dir }] of Object.entries(BROKEN)) {
    await page.setContent(draw(body, dir));
    const found = (await page.evaluate(measure, undefined)).map(({ what }) => what);
    expect(found, name).toContain(says);
  }
});

freshTest(
  'the check of the layout has nothing against what scrolls or is shortened',
  async ({ page }) => {
    await page.setContent(draw(SOUND));
    expect(await page.evaluate(measure, undefined)).toEqual([]);
  },
);

freshTest(
  'the check of the layout has nothing against isolated figures in Arabic',
  async ({ page }) => {
    await page.setContent(draw('<p>المخزون \u2066+3\u2069، \u2066-$12.50\u2069</p>', 'rtl'));
    expect(await page.evaluate(measure, undefined)).toEqual([]);
  },
);
