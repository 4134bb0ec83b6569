// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fixedSource } from '#ui/picker/source.ts';
import { render } from '../../../../tests/support/render.tsx';
import type { Rule } from '../rule.ts';
import { useFormRule } from './useFormRule.ts';
import { newDiscount } from './values.ts';

const regions = vi.hoisted(() => ({ data: undefined as object[] | undefined }));
vi.mock('#shared/sources/regions.ts', () => ({ useRegions: () => regions }));

const none = fixedSource([]);
const sources = {
  products: none,
  product_collections: none,
  product_types: none,
  product_tags: none,
  customer_groups: none,
};
const values = { ...newDiscount(), regionIds: ['reg_1', 'reg_2'] };
let rule: Rule | undefined;

function Reader(): null {
  rule = useFormRule(values, sources);
  return null;
}

test('regions that aren’t loaded yet are not taken for none', () => {
  render(<Reader />);
  expect(rule?.regions).toEqual(['…', '…']);
  regions.data = [{ id: 'reg_1', name: 'Europe', currency_code: 'eur' }];
  render(<Reader />);
  expect(rule?.regions).toEqual(['Europe']);
});
