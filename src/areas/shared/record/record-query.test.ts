import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  CustomerResponse,
  ProductCollectionResponse,
} from '#generated/admin/admin.schemas.ts';
import { getGetCollectionQueryOptions } from '#generated/admin/collections/collections.ts';
import { getGetCustomerQueryOptions } from '#generated/admin/customers/customers.ts';
import { keepRow } from './kept-row.ts';
import { recordQuery } from './record-query.ts';
import type { RecordOf } from './record-query.ts';

const customers = recordQuery({
  name: 'customer',
  query: getGetCustomerQueryOptions,
  relations: ['groups'],
});

test('a record has the relations that were asked for, and no others', () => {
  expect(customers.options('cus_1').queryKey.at(-1)).toEqual({ expand: 'groups' });
  type Customer = RecordOf<typeof customers>;
  expectTypeOf<Customer['groups']>().not.toBeNullable();
  expectTypeOf<Customer['email']>().toEqualTypeOf<CustomerResponse['customer']['email']>();
  // @ts-expect-error the page doesn't ask for the orders
  const orders = (customer: Customer): unknown => customer.orders;
  expect(orders).toBeTypeOf('function');
});

test('where the server takes no choice, a record is what the contract says', () => {
  const collections = recordQuery({ name: 'collection', query: getGetCollectionQueryOptions });
  type Collection = RecordOf<typeof collections>;
  expectTypeOf<Collection>().toEqualTypeOf<ProductCollectionResponse['collection']>();
  // @ts-expect-error the server joins what it will
  recordQuery({ name: 'collection', query: getGetCollectionQueryOptions, relations: ['products'] });
  expect(collections).toHaveProperty('readNow');
});

test('what a save reads is past the cache, which has it then', async () => {
  const client = new QueryClient();
  const answers = ['before', 'after'];
  const query = (id: string) => ({
    queryKey: ['thing', id],
    queryFn: () => Promise.resolve({ thing: { id, title: answers.shift() ?? '' } }),
  });
  const things = recordQuery({ name: 'thing', query });
  await client.prefetchQuery(query('t1'));
  expect(await things.readNow(client, 't1')).toEqual({ id: 't1', title: 'after' });
  expect(client.getQueryData(['thing', 't1'])).toEqual({ thing: { id: 't1', title: 'after' } });
});

test('a record of which a list keeps the row is read, but not waited for', async () => {
  const client = new QueryClient();
  const query = (id: string) => ({
    queryKey: ['thing', id],
    queryFn: () => new Promise<{ thing: { id: string } }>(() => undefined),
  });
  const things = recordQuery({ name: 'thing', query });
  keepRow(client, { id: 't1' });
  await things.start(client, 't1');
  expect(client.isFetching()).toBe(1);
});
