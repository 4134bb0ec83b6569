// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { documentsOf } from '#shared/domain/documents.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { fulfillment, item, order } from '../order/facts/test-order.ts';
import type { Order } from '../order/query.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { testWords } from './test-words.ts';

const address = (street: string) => ({
  first_name: 'Ada',
  last_name: 'Tern',
  address_1: street,
  city: 'Delft',
  country_code: 'nl',
});
const methods = (name: string) => [{ id: name, shipping_option: { name } }];

const sold = order({
  shipping_address: address('Old Quay 1'),
  shipping_methods: methods('Post'),
  fulfillments: [fulfillment()],
  claims: [
    {
      id: 'claim_1',
      type: 'replace',
      claim_items: [],
      additional_items: [item()],
      fulfillments: [fulfillment({ id: 'ful_2' })],
      shipping_address: address('New Street 2'),
      shipping_methods: methods('Courier'),
    },
  ],
} as unknown as Partial<Order>);

function slipOf(id: string | undefined): string {
  render(
    <InEnglish>
      <PackingSlip
        order={sold}
        words={testWords}
        store="Rope & Sons"
        documents={documentsOf(undefined)}
        page="sheet-1"
        isNumbered
        packed={[]}
        fulfillment={id}
      />
    </InEnglish>,
  );
  return document.body.textContent ?? '';
}

test('a claim’s parcel goes where, and as, the claim says', () => {
  expect(slipOf('ful_2')).toMatch(/New Street 2.*Courier/);
  expect(slipOf('ful_2')).not.toMatch(/Old Quay|Post/);
  expect(slipOf('ful_1')).toMatch(/Old Quay 1.*Post/);
  expect(slipOf(undefined)).toMatch(/Old Quay 1.*Post/);
});
