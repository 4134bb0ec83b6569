/** Over a lossy connection, a draft becomes an order once. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { lookAtPaid, payOnce } from '../../../src/areas/drafts/draft/pay.ts';
import { draftRecord } from '../../../src/areas/drafts/draft/query.ts';
import type { Draft } from '../../../src/areas/drafts/draft/query.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { inTurn } from '../../support/short.ts';
import { STRANGE_ANSWERS, call, useLossyLine } from './once.ts';
import { first, present, unique } from './support.ts';
import { addressIn } from './world.ts';

const lossy = useLossyLine();

const PAY = /\/draft-orders\/[^/]+\/pay$/u;

async function draft(): Promise<{ seen: Draft; read: () => Promise<Draft>; email: string }> {
  lossy.line.calm();
  const email = `${unique('ada')}@example.com`;
  const { draft_order: made } = await admin.createDraftOrder({
    email,
    region_id: lossy.world.regionId,
    items: [{ variant_id: lossy.world.variantIds[0], quantity: 2 }],
    shipping_methods: [{ option_id: lossy.world.shippingOptionId }],
    shipping_address: addressIn(lossy.world.country),
  });
  const read = async (): Promise<Draft> => draftRecord.readNow(new QueryClient(), made.id, call);
  return { seen: await read(), read, email };
}

const ordersOf = async (email: string): Promise<string[]> =>
  (await admin.listOrders({ q: email })).orders.map(({ id }) => id);

test.each(inTurn([...PROXY_FAULTS, ...STRANGE_ANSWERS], 1))(
  '%s: a draft is paid once, and what is said of it is true',
  async (fault) => {
    const { seen, read, email } = await draft();
    lossy.line.expectAt(PAY, fault);
    const outcome = await payOnce(seen, read, call);
    if (fault === '503 before') {
      expect(outcome.kind).toBe('done');
    } else {
      expect(outcome).toEqual({ kind: 'unknown' });
      await lossy.line.settled();
      const isPaid = !fault.endsWith('before');
      expect((await lookAtPaid(read)).kind).toBe(isPaid ? 'doneBefore' : 'notDone');
      expect((await payOnce(seen, read, call)).kind).toBe(isPaid ? 'doneBefore' : 'done');
    }
    expect(lossy.line.reached).toBe(1);
    const { order_id: orderId, status } = await read();
    expect(status).toBe('completed');
    expect(await ordersOf(email)).toEqual([orderId]);
  },
);

test('someone else has paid meanwhile: nothing is sent, and their order is told', async () => {
  const { seen, read } = await draft();
  const { order } = await admin.payDraftOrder(seen.id);
  lossy.line.expectAt(PAY);
  expect(await payOnce(seen, read, call)).toEqual({ kind: 'doneBefore', orderId: order.id });
  expect(lossy.line.reached).toBe(0);
});

test('someone else has changed it meanwhile: nothing is sent, and it is told', async () => {
  const { seen, read } = await draft();
  await admin.updateDraftOrderLineItem(seen.id, first(present(seen.cart).items).id, {
    quantity: 3,
  });
  lossy.line.expectAt(PAY);
  expect(await payOnce(seen, read, call)).toMatchObject({ kind: 'changed' });
  expect(lossy.line.reached).toBe(0);
  expect((await read()).status).toBe('open');
});
