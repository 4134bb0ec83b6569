'use strict';
const { formatMoney } = require('./money');

/**
 * A message is { to, subject, lines, rows?, link?, customerId?, resourceId? }: paragraphs,
 * a table of label and value, and a path in the app.
 */

const hello = (name) => (name ? `Hello ${name},` : 'Hello,');

/** The order's own messages: event → subject and paragraphs. */
const ORDER_TEXTS = {
  'order.placed': (number) => [
    `Your order #${number}`,
    'Thank you for your order. We pack it as soon as we can and write again when it sails.',
  ],
  'order.shipment_created': (number) => [
    `Order #${number} is on its way`,
    'Your parcel has left our warehouse.',
  ],
  'order.canceled': (number) => [
    `Order #${number} is cancelled`,
    'We have cancelled your order. Nothing will be charged.',
  ],
  'order.refund_created': (number) => [
    `A refund for order #${number}`,
    'We have sent money back to the way you paid. It arrives within a few days.',
  ],
  'order.return_requested': (number) => [
    `Your return for order #${number}`,
    'We have noted your return. Please put this message into the parcel.',
  ],
  'order.items_returned': (number) => [
    `We have received your return for order #${number}`,
    'Your parcel has arrived and is unpacked.',
  ],
};

async function orderMessage(container, event, data) {
  const order = await retrieveOrder(container, event, data.id);
  const [subject, text] = ORDER_TEXTS[event](order.display_id);
  const money = (amount) => formatMoney(amount, order.currency_code);
  const rows = [];
  if (event === 'order.placed') {
    for (const { quantity, title, variant, unit_price: price } of order.items) {
      const what = [title, variant?.title].filter(Boolean).join(', ');
      rows.push([`${quantity} × ${what}`, money(price * quantity)]);
    }
    for (const { amount } of order.payments)
      rows.push(['To pay, delivery included', money(amount)]);
  }
  const refund = order.refunds?.find(({ id }) => id === data.refund_id);
  if (refund) rows.push(['Refund', money(refund.amount)]);
  const parcel = order.fulfillments?.find(({ id }) => id === data.fulfillment_id);
  for (const link of parcel?.tracking_links ?? []) rows.push(['Tracking', link.tracking_number]);
  return {
    to: order.email,
    subject,
    lines: [hello(order.shipping_address?.first_name), text],
    rows,
    customerId: order.customer_id,
  };
}

/** What a message needs of an order, and no more: its totals cost far more than the rest. */
const RELATIONS = {
  'order.placed': ['items', 'items.variant', 'payments'],
  'order.refund_created': ['refunds'],
  'order.shipment_created': ['fulfillments', 'fulfillments.tracking_links'],
};

function retrieveOrder(container, event, id) {
  const relations = ['shipping_address', ...(RELATIONS[event] ?? [])];
  return container.orderService.retrieve(id, { relations });
}

async function swapMessage(container, _event, data) {
  const swap = await container.swapService.retrieve(data.id, { relations: ['order'] });
  return {
    to: swap.order.email,
    subject: `Your exchange for order #${swap.order.display_id}`,
    lines: [
      'Hello,',
      'We have prepared your exchange. Send the old things back and we send the new ones.',
    ],
    customerId: swap.order.customer_id,
  };
}

async function claimMessage(container, _event, data) {
  const claim = await container.claimService.retrieve(data.id, { relations: ['order'] });
  return {
    to: claim.order.email,
    subject: `Your complaint about order #${claim.order.display_id}`,
    lines: ['Hello,', 'We are sorry that something was wrong, and put it right.'],
    customerId: claim.order.customer_id,
  };
}

async function editMessage(container, event, data) {
  const edit = await container.orderEditService.retrieve(data.id, { relations: ['order'] });
  const requested = event === 'order-edit.requested';
  return {
    to: edit.order.email,
    subject: `A change to your order #${edit.order.display_id}`,
    lines: [
      'Hello,',
      requested
        ? 'We would like to change your order. Please look at the change and tell us if you agree.'
        : 'The change to your order is made.',
    ],
    customerId: edit.order.customer_id,
  };
}

async function customerReset(_container, _event, data) {
  return {
    to: data.email,
    subject: 'A new password for your account',
    lines: [
      hello(data.first_name),
      'Someone, we hope you, asked for a new password for your account in our shop.',
      'This sandbox has no shop window: a storefront would take this token.',
    ],
    rows: [['Token', data.token]],
    customerId: data.id,
  };
}

async function userReset(container, _event, data) {
  const user = await container.userService.retrieveByEmail(data.email);
  const query = new URLSearchParams({ token: data.token, email: data.email });
  return {
    to: data.email,
    subject: 'Choose a new password',
    lines: [
      hello(user.first_name),
      'Someone, we hope you, asked for a new password. The link works for 15 minutes.',
    ],
    link: { label: 'Choose a new password', path: `/reset-password?${query}` },
    resourceId: user.id,
  };
}

async function inviteMessage(_container, _event, data) {
  const query = new URLSearchParams({ token: data.token });
  return {
    to: data.user_email,
    subject: 'Join the crew',
    lines: ['Hello,', 'You are invited to work in the back office of our store.'],
    link: { label: 'Accept the invitation', path: `/invite?${query}` },
  };
}

async function giftCardMessage(container, _event, data) {
  const card = await container.giftCardService.retrieve(data.id, {
    relations: ['order', 'region'],
  });
  if (!card.order) return null;
  return {
    to: card.order.email,
    subject: 'Your gift card',
    lines: ['Hello,', 'This code pays in our shop until its value is used up.'],
    rows: [
      ['Code', card.code],
      ['Value', formatMoney(card.value, card.region.currency_code)],
    ],
    customerId: card.order.customer_id,
  };
}

const COMPOSERS = {
  ...Object.fromEntries(Object.keys(ORDER_TEXTS).map((event) => [event, orderMessage])),
  'swap.created': swapMessage,
  'claim.created': claimMessage,
  'order-edit.requested': editMessage,
  'order-edit.confirmed': editMessage,
  'customer.password_reset': customerReset,
  'user.password_reset': userReset,
  'invite.created': inviteMessage,
  'gift_card.created': giftCardMessage,
};

/** The events that have a message. */
const EVENTS = Object.keys(COMPOSERS);

/** Writes the message for an event; null when there is nobody to write to. */
function compose(container, event, data) {
  return COMPOSERS[event](container, event, data);
}

module.exports = { EVENTS, compose };
