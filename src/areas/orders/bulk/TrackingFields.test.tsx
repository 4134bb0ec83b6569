// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { parcelsToShip } from '../order/facts/order-facts.ts';
import { fulfillment, order } from '../order/facts/test-order.ts';
import type { Order } from '../order/query.ts';
import { TrackingFields } from './TrackingFields.tsx';

const sold = (number: number, ...parcels: string[]): Order =>
  order({
    id: `order_${number}`,
    display_id: number,
    fulfillments: parcels.map((id) => fulfillment({ id })),
  });
const ORDERS = [sold(31, 'a'), sold(32, 'b'), sold(33, 'c'), sold(34, 'd'), sold(35, 'e', 'f')];
const parcels = ORDERS.flatMap((one) =>
  parcelsToShip(one).map((sent) => ({ id: sent.fulfillment.id, order: one, sent })),
);

function Fields(): ReactNode {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <TrackingFields
      parcels={parcels}
      leftOut={[{ order: sold(36), why: 'noFulfillment' }]}
      values={values}
      onChange={setValues}
    />
  );
}

beforeEach(() => {
  render(
    <InEnglish>
      <Fields />
    </InEnglish>,
  );
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function choose(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('No field for a file');
  const file = new File([content], 'carrier.csv', { type: 'text/csv' });
  await act(async () => {
    Object.assign(input, { files: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  });
}

const fields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('table input'),
];
const field = (at: number): HTMLInputElement => {
  const input = fields()[at];
  if (!input) throw new Error('No field');
  return input;
};
const numbers = (): string[] => fields().map(({ value }) => value);

const type = (at: number, text: string): void =>
  act(() => {
    const input = field(at);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const paste = (at: number, text: string): void =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    field(at).dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
  });

const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** Without the icon, which has no text. */
const banner = (): string | null | undefined => textsOf('[role=status], [role=alert]').at(-1);

test('each line of a file that can’t be taken is said in words', async () => {
  await choose(
    [
      'Order;Tracking number;City',
      '31;JD1;Cork',
      '32;;Oslo',
      '36;JD2;Oslo',
      '99;JD3;Oslo',
      ';JD4;Oslo',
      '33;JD5;Oslo',
      '33;JD6;Oslo',
      '34;1.2E+15;Oslo',
      '34;JD7;Oslo;x',
      '35;JD8',
    ].join('\n'),
  );
  expect(textsOf('li')).toEqual([
    'Line 3: order 32 has no tracking number.',
    'Line 4: order 36 has nothing to ship.',
    'Line 5: order 99 isn’t among the selected orders.',
    'Line 6: JD4 has no order number.',
    'Line 7: order 33 has more tracking numbers than fulfillments to ship. Enter the tracking numbers below.',
    'Line 8: order 33 has more tracking numbers than fulfillments to ship. Enter the tracking numbers below.',
    'Line 9 (34): a spreadsheet rounded the tracking number. Enter it below.',
    'Line 10 has too many cells: 4 instead of 3. Put text that contains the separator in quotation marks.',
    'Line 11 has too few cells: 2 instead of 3. It may be cut off.',
  ]);
  expect(banner()).toContain('1 tracking number filled in');
  expect(numbers()).toEqual(['JD1', '', '', '', '', '']);
});

test.each([
  ['The file or text is empty. No rows were filled in.', '\n'],
  ['Two columns are required, one for order numbers and one for tracking numbers.', 'JD1\nJD2\n'],
  [
    'A quotation mark is missing, so the columns can’t be told apart. Add it and try again.',
    '31,"JD1\n32,JD2',
  ],
  ['There are too many rows. Split them up and try again.', '31,JD1\n'.repeat(5100)],
  [
    'This is a spreadsheet file. Save it as CSV, or copy its rows and paste them below.',
    new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]),
  ],
])('a file that can’t be read says why: %s', async (reason, content) => {
  await choose(content);
  expect(textsOf('[role=alert]')).toEqual([reason]);
  expect(numbers()).toEqual(['', '', '', '', '', '']);
});

test('more than can be pasted is refused before it is read', () => {
  paste(0, '31\t'.repeat(4_000_000));
  expect(textsOf('[role=alert]')).toEqual(['There’s too much data. Split it up and try again.']);
});

test('where the columns aren’t known nothing is filled in, and they are asked for', async () => {
  await choose('31;Ada;Cork\n32;Bo;Oslo');
  expect(banner()).toBe('Choose the columns with the order numbers and the tracking numbers.');
  expect(textsOf('label')).toEqual(expect.arrayContaining(['Order numbers', 'Tracking numbers']));
  expect(numbers()).toEqual(['', '', '', '', '', '']);
});

async function chooseColumn(name: string, head: string): Promise<void> {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === name);
  const select = document.querySelector<HTMLInputElement>(`[id="${label?.htmlFor ?? ''}"]`);
  act(() => select?.click());
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const list = select?.getAttribute('aria-controls') ?? '';
    const option = [...document.querySelectorAll<HTMLElement>(`[id="${list}"] [role=option]`)].find(
      ({ textContent }) => textContent === head,
    );
    if (!option) throw new Error(`No column ${head}`);
    act(() => option.click());
  });
}

test('a column that is chosen fills the numbers in, and takes back those of another one', async () => {
  await choose('31;Ada;JD-ONE;Cork\n32;Bo;JD-TWO;Oslo');
  await chooseColumn('Tracking numbers', 'Cork');
  expect(numbers()).toEqual(['Cork', 'Oslo', '', '', '', '']);
  await chooseColumn('Tracking numbers', 'JD-ONE');
  expect(numbers()).toEqual(['JD-ONE', 'JD-TWO', '', '', '', '']);
  await choose('Order;Tracking\n33;JD3');
  expect(numbers()).toEqual(['', '', 'JD3', '', '', '']);
});

test('another file replaces what the last one filled in, and nothing that was typed', async () => {
  await choose('Order;Tracking\n31;A1\n32;A2');
  type(1, 'A2-1');
  type(2, 'MINE');
  await choose('Order;Tracking\n34;B1');
  expect(numbers()).toEqual(['', 'A2-1', 'MINE', 'B1', '', '']);
  expect(banner()).toBe('1 tracking number filled in');
});

test('pasted numbers go down the column, and one without a fulfillment is said', () => {
  paste(4, 'TT-1\nTT-2\nTT-3\n');
  expect(numbers()).toEqual(['', '', '', '', 'TT-1', 'TT-2']);
  expect(textsOf('li')).toEqual(['Line 3: there’s no fulfillment left for tracking number TT-3.']);
});

test('Enter, with which scanners end a number, leads to the next field', () => {
  const onSubmit = vi.fn();
  document.addEventListener('submit', onSubmit);
  type(0, 'SCAN-1');
  act(() => {
    field(0).focus();
    field(0).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  document.removeEventListener('submit', onSubmit);
  expect(document.activeElement).toBe(field(1));
  expect(numbers()).toEqual(['SCAN-1', '', '', '', '', '']);
  expect(onSubmit).not.toHaveBeenCalled();
});
