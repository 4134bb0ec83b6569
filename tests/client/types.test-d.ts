/** Must not compile: the type check reports a missing expected error. */
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { paths as AdminPaths } from '../../generated/paths/admin.ts';
import { listOrders } from '../../generated/admin/orders/orders.ts';
import { passthrough } from '../../src/client/index.ts';
import { createStorefrontClient } from '../../src/storefront/index.ts';

const client = createStorefrontClient();
const admin = passthrough<AdminPaths>('admin');

// Never called.
const storefront = {
  right: async () => {
    const { cart } = await client.POST('/store/carts', { body: { region_id: 'reg_1' } });
    await client.GET('/store/products', { params: { query: { limit: 5 } }, maxRetries: 2 });
    await client.POST('/store/carts');
    const { points } = await client.PUT<{ points: number }>('/store/loyalty');
    expectTypeOf(points).toEqualTypeOf<number>();
    const done = await client.POST('/store/carts/{id}/complete', {
      params: { path: { id: cart.id } },
    });
    if (done.type === 'order') return done.data.display_id;
    return undefined;
  },
  // @ts-expect-error a path that the contract doesn't have
  path: () => client.GET('/store/nothing'),
  // @ts-expect-error a method that the path doesn't have
  method: () => client.DELETE('/store/products'),
  // @ts-expect-error a path parameter is missing
  missing: () => client.GET('/store/products/{id}'),
  // @ts-expect-error a path parameter has another name
  place: () => client.GET('/store/products/{id}', { params: { path: { ident: 'x' } } }),
  // @ts-expect-error a query parameter that the contract doesn't have
  query: () => client.GET('/store/products', { params: { query: { limits: 5 } } }),
  // @ts-expect-error a query parameter of the wrong type
  queryType: () => client.GET('/store/products', { params: { query: { limit: 'five' } } }),
  // @ts-expect-error a body without what is required
  body: () => client.POST('/store/customers', { body: { email: 'a@b.test' } }),
  // @ts-expect-error a body with the wrong type
  bodyType: () => client.POST('/store/carts', { body: { region_id: 7 } }),
  // @ts-expect-error an answer without this member
  answer: async () => (await client.GET('/store/products')).orders,
  // @ts-expect-error what an endpoint of the shop's own answers is unknown
  own: async () => (await client.PATCH('/store/loyalty')).points,
  // @ts-expect-error the admin's key has no place in a storefront
  apiKey: () => createStorefrontClient({ apiKey: 'secret' }),
};

const custom = {
  // @ts-expect-error a path of the contract keeps the contract's parameters
  query: () => admin.get('/admin/orders', { params: { query: { limits: 5 } } }),
  // @ts-expect-error a path of the contract keeps the contract's body
  body: () => admin.post('/admin/notes', { body: {} }),
  // @ts-expect-error unknown until it is checked
  unchecked: async () => (await admin.get('/loyalty')).points,
  extra: () => admin.get('/loyalty', { schema: z.object({ points: z.number() }) }),
  known: () => admin.get('/admin/orders'),
};

const generated = {
  // @ts-expect-error a filter that the contract doesn't have
  query: () => listOrders({ limits: 5 }),
};

test('answers have the types of the contract', () => {
  expectTypeOf(storefront.right).returns.resolves.toEqualTypeOf<number | undefined>();
  expectTypeOf(custom.extra).returns.resolves.toEqualTypeOf<{ points: number }>();
  expectTypeOf(custom.known).returns.resolves.toHaveProperty('orders');
  expectTypeOf(generated.query).returns.resolves.toHaveProperty('orders');
});
