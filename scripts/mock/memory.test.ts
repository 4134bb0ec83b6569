import { beforeEach, expect, test } from 'vitest';
import type { Json } from '../contract/document.ts';
import { createMemory } from './memory.ts';
import type { Memory, MockAnswer } from './memory.ts';
import { isRow } from './pool.ts';
import type { Row } from './pool.ts';
import { smallContract } from './small-contract.ts';

const NOW = '2026-03-04T05:06:07.000Z';

let memory: Memory;
beforeEach(() => {
  memory = createMemory(smallContract, { now: () => NOW });
});

function call(method: string, address: string, body?: Json): MockAnswer | undefined {
  const { pathname: path, searchParams: query } = new URL(address, 'http://mock');
  return memory.answer({ method, path, query, body });
}

function valueOf(answer: MockAnswer | undefined): Row {
  if (!isRow(answer?.value)) throw new Error('no answer');
  return answer.value;
}

/** The only record of an answer. */
function recordOf(answer: MockAnswer | undefined): Row {
  const [record] = Object.values(valueOf(answer));
  return isRow(record) ? record : {};
}

const read = (address: string): Row => recordOf(call('GET', address));

function titles(address: string): string[] {
  const { products } = valueOf(call('GET', address));
  return [products ?? []].flat().map((one) => (isRow(one) ? String(one['title']) : ''));
}

test('a read by id answers that record, with the relations of its own schema, or 404', () => {
  expect(read('/admin/products/prod_shirt')).toMatchObject({
    title: 'Shirt',
    collection: { title: 'Linen' },
    variants: [{ title: 'Small' }],
  });
  expect(read('/admin/products/prod_kettle')).toMatchObject({
    title: 'Kettle',
    collection: null,
    variants: [],
  });
  expect(call('GET', '/admin/products/prod_none')).toEqual({
    status: 404,
    mediaType: 'application/json',
    value: { type: 'not_found', message: 'Product with id: prod_none was not found' },
  });
});

test('a list is searched, filtered, sorted and paged', () => {
  expect(titles('/admin/products')).toEqual(['Kettle', 'Shirt']);
  expect(titles('/admin/products?q=SHI')).toEqual(['Shirt']);
  expect(titles('/admin/products?status[]=published')).toEqual(['Kettle']);
  expect(titles('/admin/products?order=-title')).toEqual(['Shirt', 'Kettle']);
  expect(valueOf(call('GET', '/admin/products?limit=1&offset=1'))).toMatchObject({
    products: [{ title: 'Shirt' }],
    count: 2,
    limit: 1,
    offset: 1,
  });
});

test('a new record is first in its list, with an id, times, a handle and its relations', () => {
  const made = recordOf(
    call('POST', '/admin/products', {
      title: 'Wool Hat',
      collection_id: 'pcol_linen',
      variants: [{ title: 'One size' }],
      email: 'not@kept.example',
    }),
  );
  expect(made).toMatchObject({
    id: expect.stringMatching(/^prod_/) as string,
    created_at: NOW,
    handle: 'wool-hat',
    status: 'draft',
    collection: { title: 'Linen' },
    variants: [
      { id: expect.stringMatching(/^variant_/) as string, product_id: made['id'], weight: 0 },
    ],
  });
  expect(made).not.toHaveProperty('email');
  expect(read(`/admin/products/${String(made['id'])}`)).toEqual(made);
  expect(titles('/admin/products')).toEqual(['Wool Hat', 'Kettle', 'Shirt']);
  expect(read('/admin/collections/pcol_linen')).toMatchObject({
    products: [{ title: 'Shirt' }, { title: 'Wool Hat' }],
  });
});

test('a handle is taken only once', () => {
  expect(call('POST', '/admin/products', { title: 'Shirt' })).toMatchObject({
    status: 422,
    value: { type: 'duplicate_error', message: 'Product with handle shirt already exists.' },
  });
  expect(
    call('POST', '/admin/products/prod_shirt', { title: 'Shirt', handle: 'shirt' })?.status,
  ).toBe(200);
});

test('a change shows in the record and wherever else it is', () => {
  call('POST', '/admin/products/prod_shirt', {
    title: 'Blouse',
    metadata: { care: 'warm', cut: 'wide' },
  });
  call('POST', '/admin/products/prod_shirt', { title: 'Blouse', metadata: { cut: '' } });
  expect(read('/admin/products/prod_shirt')).toMatchObject({
    title: 'Blouse',
    status: 'draft',
    updated_at: NOW,
    metadata: { care: 'warm' },
  });
  expect(titles('/admin/products')).toEqual(['Kettle', 'Blouse']);
  expect(read('/admin/collections/pcol_linen')).toMatchObject({ products: [{ title: 'Blouse' }] });
});

test('a deleted record is gone everywhere', () => {
  expect(call('DELETE', '/admin/products/prod_shirt')).toMatchObject({
    status: 200,
    value: { id: 'prod_shirt', deleted: true },
  });
  expect(call('GET', '/admin/products/prod_shirt')?.status).toBe(404);
  expect(titles('/admin/products')).toEqual(['Kettle']);
  expect(read('/admin/collections/pcol_linen')).toMatchObject({ products: [] });
});

test('variants are added, changed and deleted in their product', () => {
  const address = '/admin/products/prod_shirt/variants';
  const variants = (): Json => read('/admin/products/prod_shirt')['variants'] ?? null;
  call('POST', address, { title: 'Large', weight: 300 });
  call('POST', `${address}/variant_small`, { title: 'Tiny' });
  expect(variants()).toMatchObject([
    { id: 'variant_small', title: 'Tiny', weight: 200 },
    { title: 'Large', weight: 300, product_id: 'prod_shirt' },
  ]);
  call('DELETE', `${address}/variant_small`);
  expect(variants()).toMatchObject([{ title: 'Large' }]);
  call('POST', '/admin/products/prod_shirt', { title: 'Shirt', variants: [] });
  expect(variants()).toEqual([]);
});

test('actions change their record, and put others into it', () => {
  call('POST', '/admin/orders/order_one/capture');
  expect(read('/admin/orders/order_one')).toMatchObject({ payment_status: 'captured' });
  call('POST', '/admin/collections/pcol_linen/products/batch', { product_ids: ['prod_kettle'] });
  expect(read('/admin/products/prod_kettle')).toMatchObject({ collection: { title: 'Linen' } });
});

test('the store has no id in its path', () => {
  call('POST', '/admin/store', { name: 'Harbour shop' });
  expect(read('/admin/store')).toEqual({ id: 'store_one', name: 'Harbour shop' });
});

test('Prism answers the rest, but not for a record that isn’t there', () => {
  expect(call('POST', '/admin/orders/order_one/return', { amount: 1 })).toBeUndefined();
  expect(call('GET', '/admin/products/types')).toBeUndefined();
  expect(call('GET', '/admin/none')).toBeUndefined();
  expect(call('POST', '/admin/orders/order_none/return', { amount: 1 })?.status).toBe(404);
});

test('a reset brings the examples back', () => {
  call('DELETE', '/admin/products/prod_shirt');
  call('POST', '/admin/products', { title: 'Hat' });
  memory.reset();
  expect(titles('/admin/products')).toEqual(['Kettle', 'Shirt']);
});
