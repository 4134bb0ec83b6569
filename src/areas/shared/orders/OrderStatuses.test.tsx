// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { OrderStatuses } from './OrderStatuses.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

type Statuses = ComponentProps<typeof OrderStatuses>;

test.each<[Statuses['order'], Statuses['payment'], Statuses['fulfillment'], string[]]>([
  ['canceled', 'canceled', 'canceled', ['order.canceled']],
  ['canceled', 'captured', 'canceled', ['order.canceled', 'payment.captured']],
  ['canceled', 'canceled', 'not_fulfilled', ['order.canceled']],
  ['completed', 'captured', 'shipped', ['order.completed']],
  ['completed', 'awaiting', 'shipped', ['order.completed', 'payment.awaiting']],
  ['archived', 'refunded', 'returned', ['order.archived']],
  ['pending', 'captured', 'canceled', ['payment.captured', 'fulfillment.canceled']],
  [
    'requires_action',
    'captured',
    'shipped',
    ['order.requires_action', 'payment.captured', 'fulfillment.shipped'],
  ],
])('of an order that is %s, %s and %s', (order, payment, fulfillment, said) => {
  render(
    <p>
      <OrderStatuses order={order} payment={payment} fulfillment={fulfillment} />
    </p>,
  );
  const badges = [...(document.querySelector('p')?.children ?? [])];
  expect(badges.map(({ textContent }) => textContent)).toEqual(said);
});
