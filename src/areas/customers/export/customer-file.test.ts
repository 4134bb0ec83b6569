import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { fileColumns } from './customer-file.ts';
import type { FileCustomer } from './customer-file.ts';

const say = (key: string): string => key;
const words = {
  t: say as unknown as TFunction<'customers'>,
  common: say as unknown as TFunction<'common'>,
};

const ada = {
  id: 'cus_1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: null,
  phone: '+31 10 555 0100',
  has_account: false,
  created_at: '2026-11-01T00:00:00.000Z',
  groups: [{ name: 'Crew' }, { name: 'Press' }],
  orders: [{ created_at: '2026-11-02T00:00:00.000Z' }, { created_at: '2026-11-09T00:00:00.000Z' }],
} as unknown as FileCustomer;

const cells = (names?: ReadonlyMap<string, string[]>): unknown[] =>
  fileColumns(words, names).map(({ value }) => value(ada));

test('a customer is one line', () => {
  expect(cells()).toEqual([
    'cus_1',
    'ada@example.com',
    'Ada',
    null,
    '+31 10 555 0100',
    'account.guest',
    'Crew, Press',
    2,
    '2026-11-09T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
});

test('groups that the list was not asked for come from elsewhere', () => {
  expect(cells(new Map([['cus_1', ['Wholesale']]]))).toContain('Wholesale');
  expect(cells(new Map())).not.toContain('Crew, Press');
});
