import { expect, test } from 'vitest';
import { createBodyCheck } from './body-check.ts';
import { createHandler } from './handler.ts';
import type { Handler } from './handler.ts';
import { createMemory } from './memory.ts';
import { smallContract } from './small-contract.ts';

const handlerFor = (isSignedIn = true): Handler =>
  createHandler(smallContract, {
    memory: createMemory(smallContract),
    bodyProblem: createBodyCheck(smallContract),
    isSignedIn: () => isSignedIn,
    answerRest: ({ match, mayCall, preferences }) => {
      const operation = match?.operation.operationId ?? 'none';
      return Response.json([operation, mayCall, preferences.rest], { status: 203 });
    },
  });

const request = (method: string, path: string, body?: object): Request =>
  new Request(`http://mock${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('a request gets the answer of the memory', async () => {
  const answer = handlerFor();
  const path = '/admin/products/prod_shirt';
  expect((await answer(request('POST', path, { title: 'Blouse' }))).status).toBe(200);
  const read = await answer(request('GET', path));
  expect(read.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await read.json()).toMatchObject({ product: { title: 'Blouse' } });
});

test('a broken body is refused, and the request can still be read by others', async () => {
  const answer = handlerFor();
  const refused = await answer(request('POST', '/admin/products', { colour: 'red' }));
  expect(refused.status).toBe(400);
  const rest = request('POST', '/admin/orders/order_one/return', { amount: 1 });
  expect(await (await answer(rest)).json()).toEqual(['requestReturn', true, '']);
  expect(await rest.json()).toEqual({ amount: 1 });
});

test.each(['/admin/products', '/admin/orders/order_one/return', '/admin/none'])(
  'a body that is no JSON is refused at %s, with and without a session',
  async (path) => {
    for (const isSignedIn of [true, false]) {
      const broken = new Request(`http://mock${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Prefer: 'code=404' },
        body: '{"title":',
      });
      const refused = await handlerFor(isSignedIn)(broken);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({
        type: 'invalid_data',
        message: 'The body is not valid JSON',
      });
    }
  },
);

test('others answer without a session, named examples and unknown paths', async () => {
  const products = request('GET', '/admin/products');
  expect(await (await handlerFor(false)(products)).json()).toEqual(['listProducts', false, '']);
  const named = new Request('http://mock/admin/products', { headers: { Prefer: 'example=empty' } });
  expect(await (await handlerFor()(named)).json()).toEqual(['listProducts', true, 'example=empty']);
  const none = await handlerFor()(request('GET', '/admin/none'));
  expect(await none.json()).toEqual(['none', true, '']);
});
