// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ImportPrices } from './ImportPrices.tsx';

const find = vi.hoisted(() => vi.fn());
vi.mock('./find-products.ts', () => ({ findProducts: find }));

const market = (currency: string) => ({
  id: currency,
  name: currency.toUpperCase(),
  currency,
  isRegion: false,
});
const sheet = {
  variants: ['v1', 'v2', 'v3'].map((id) => ({
    id,
    title: 'One',
    productId: 'p',
    product: 'Lamp',
    sku: null,
    base: new Map<string, number>(),
  })),
  markets: ['eur', 'kwd', 'jpy'].map(market),
  tiers: [{ min: null, max: null }],
  valueOf: (row: string, column: string) => (`${row} ${column}` === 'v1 eur -' ? 9000 : null),
};
const [onProducts, onTake] = [vi.fn(), vi.fn()];

beforeEach(() => {
  find.mockReset().mockResolvedValue([]);
  onTake.mockReset();
  render(
    <InEnglish>
      <ImportPrices
        opened
        sheet={sheet}
        onClose={() => undefined}
        onProducts={onProducts}
        onTake={onTake}
      />
    </InEnglish>,
  );
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function choose(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('No field for a file');
  const file = new File([content], 'prices.csv', { type: 'text/csv' });
  await act(async () => {
    Object.assign(input, { files: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  });
}

const PLAN = '[aria-label=Changes]';
const textOf = (selector: string): string | null | undefined =>
  document.querySelector(selector)?.textContent;
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = async (name: string): Promise<void> =>
  act(async () => {
    button(name)?.click();
    await settle();
  });

test('each line or price that can’t be taken is said in words, with its row and column', async () => {
  await choose(
    [
      'Variant ID;Price EUR;Price KWD;Price JPY;Note',
      'v1;1.005;1,250;8.5;x',
      'v1;1;1;1;x',
      'none;1;1;1;x',
      'v2;-1;abc;99999999999;x',
      'v3;1;2;3;4;5',
      'v3;1',
    ].join('\n'),
  );
  expect([...document.querySelectorAll(`${PLAN} li`)].map((line) => line.textContent)).toEqual([
    'Row 2, Price EUR: We can’t tell if “1.005” uses a thousands or a decimal separator. Use a decimal point.',
    'Row 2, Price KWD: We can’t tell if “1,250” uses a thousands or a decimal separator. Use a decimal point.',
    'Row 2, Price JPY: “8.5” has too many decimal places for its currency.',
    'Row 3, Variant ID: “v1” already appears in an earlier row.',
    'Row 4, Variant ID: “none” isn’t in this price list.',
    'Row 5, Price EUR: “-1” is below zero.',
    'Row 5, Price KWD: “abc” isn’t an amount.',
    'Row 5, Price JPY: “99999999999” is too large.',
    'Row 6: Too many cells: 6 instead of 5. Put amounts and text that contain the separator in quotation marks.',
    'Row 7: Too few cells: 2 instead of 5. The file may be cut off.',
  ]);
  const text = textOf(PLAN);
  expect(text).toContain('10 problems. The affected rows or cells will be skipped.');
  expect(text).toContain('This column isn’t used: Note');
  expect(button('Show in spreadsheet')?.disabled).toBe(true);
});

test('variants that aren’t in the price list are offered, then said not to be in the store', async () => {
  await choose('Variant ID;Price EUR\nnone;1\n');
  expect(document.body.textContent).toContain(
    '1 row is for a variant that isn’t in this price list yet',
  );
  await press('Add their products');
  expect(find.mock.calls[0]?.[0]).toEqual([{ id: 'none', sku: '' }]);
  await vi.waitFor(async () => {
    await act(settle);
    expect(document.body.textContent).toContain('1 row is for a variant that isn’t in your store');
  });
  expect(onProducts).not.toHaveBeenCalled();
});

test.each([
  ['The file has no rows.', '\n'],
  ['The file needs a “Variant ID” or “SKU” column.', 'Name;Price EUR\nx;1\n'],
  [
    'The file needs a price column for one of your store’s currencies or regions, such as “Price EUR”.',
    'SKU;Price USD\nx;1\n',
  ],
  ['The “price eur” column appears twice.', 'SKU;Price EUR;price eur\nx;1;2\n'],
  [
    'A quotation mark is never closed. Close it, or double it if it’s part of the text.',
    'SKU;Price EUR\n"x;1\n',
  ],
  [
    'The file has more than 10,000 rows. Split it into several files.',
    `SKU;Price EUR\n${'x;1\n'.repeat(10_001)}`,
  ],
  [
    'The file has more than 2,000 columns. Remove columns unrelated to prices.',
    `SKU;Price EUR${';x'.repeat(2000)}\nx;1\n`,
  ],
  [
    'This is a spreadsheet file. Save it as CSV first.',
    new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]),
  ],
])('a file that can’t be read says why: %s', async (reason, content) => {
  await choose(content);
  expect(textOf('[role=alert]')).toBe(`This file can’t be imported${reason}`);
  expect(button('Next')?.disabled).toBe(true);
});

test('a file’s changes are counted before they open in the spreadsheet', async () => {
  await choose('Variant ID;Price EUR;Price JPY\nv1;;\nv2;7;800\n');
  expect(textOf('dl')).toBe('Changed0Added2Removed1Unchanged0');
  await press('Show 3 changes in spreadsheet');
  expect(onTake.mock.calls).toMatchObject([
    [
      {
        writes: [
          { row: 'v1', column: 'eur -', value: null },
          { row: 'v2', column: 'eur -', value: 700 },
          { row: 'v2', column: 'jpy -', value: 800 },
        ],
      },
    ],
  ]);
});

test('a file that changes nothing says so', async () => {
  await choose('Variant ID;Price EUR\nv1;90\n');
  expect(textOf(PLAN)).toContain('No changes in this file');
  expect(textOf('dl')).toBe('Changed0Added0Removed0Unchanged1');
  expect(button('Show in spreadsheet')?.disabled).toBe(true);
});
