import { type Api, SeedError } from './api.ts';
import type { LocationName, Setup } from './setup.ts';
import { type OrderItem, type PlacedOrder, shopperApi } from './shopper.ts';

export type Story =
  | 'new'
  | 'captured'
  | 'partlyFulfilled'
  | 'fulfilled'
  | 'fulfilmentCancelled'
  | 'partlyShipped'
  | 'shipped'
  | 'completed'
  | 'archived'
  | 'cancelled'
  | 'partlyRefunded'
  | 'refunded'
  | 'returnRequested'
  | 'returnReceived'
  | 'returnDisputed'
  | 'returned'
  | 'swapRequested'
  | 'swapShipped'
  | 'claimRefunded'
  | 'claimReplaced'
  | 'editDrafted'
  | 'editRequested'
  | 'editDeclined'
  | 'editConfirmed';

export interface StoryContext {
  api: Api;
  url: string;
  setup: Setup;
  order: PlacedOrder;
  location: LocationName;
  /** For replacements and additions. */
  spareVariant: string;
  shipping: Record<'standard' | 'return', string>;
}

/** Staff actions on an order. */
class Desk {
  readonly #context: StoryContext;
  readonly #path: string;

  constructor(context: StoryContext) {
    this.#context = context;
    this.#path = `/admin/orders/${context.order.id}`;
  }

  get items(): OrderItem[] {
    return this.#context.order.items;
  }

  get first(): OrderItem {
    const [item] = this.items;
    if (item === undefined) throw new Error('An order without items.');
    return item;
  }

  get locationId(): string {
    return this.#context.setup.locations[this.#context.location];
  }

  async act(action: string, body: object = {}): Promise<void> {
    await this.#context.api.post(`${this.#path}/${action}?fields=id&expand=region`, body);
  }

  /** Returns the fulfillment's id. */
  async pack(items: readonly OrderItem[] = this.items, quantity?: number): Promise<string> {
    const answer = await this.#context.api.post<{
      order: { fulfillments: { id: string; created_at: string }[] };
    }>(`${this.#path}/fulfillment?fields=id&expand=fulfillments`, {
      items: items.map((item) => ({ item_id: item.id, quantity: quantity ?? item.quantity })),
      location_id: this.locationId,
    });
    const last = answer.order.fulfillments.toSorted((a, b) =>
      a.created_at.localeCompare(b.created_at),
    );
    return last.at(-1)?.id ?? '';
  }

  async ship(parcel: string): Promise<void> {
    const number = `TT${String(this.#context.order.display_id).padStart(6, '0')}NL`;
    await this.act('shipment', { fulfillment_id: parcel, tracking_numbers: [number] });
  }

  async deliver(): Promise<void> {
    await this.act('capture');
    await this.ship(await this.pack());
  }

  /** Returns the return's id. */
  async requestReturn(lines: readonly ReturnLine[]): Promise<string> {
    const answer = await this.#context.api.post<{ order: { returns: { id: string }[] } }>(
      `${this.#path}/return?fields=id&expand=returns`,
      {
        items: lines.map(({ id, quantity }) => ({
          item_id: id,
          quantity,
          reason_id: this.#context.setup.returnReasons[0],
          note: 'Too tight over a jumper',
        })),
        return_shipping: { option_id: this.#context.shipping.return },
        location_id: this.locationId,
      },
    );
    return answer.order.returns[0]?.id ?? '';
  }

  async receive(returnId: string, lines: readonly ReturnLine[]): Promise<void> {
    await this.#context.api.post(`/admin/returns/${returnId}/receive`, {
      items: lines.map(({ id, quantity }) => ({ item_id: id, quantity })),
      location_id: this.locationId,
    });
  }
}

type ReturnLine = Pick<OrderItem, 'id' | 'quantity'>;

export async function tellStory(story: Story, context: StoryContext): Promise<void> {
  const desk = new Desk(context);
  const { first } = desk;
  const one = { id: first.id, quantity: 1 };
  switch (story) {
    case 'new':
      return;
    case 'captured':
      return desk.act('capture');
    case 'partlyFulfilled':
      await desk.act('capture');
      await desk.pack([first], 1);
      return;
    case 'fulfilled':
      await desk.pack();
      return;
    case 'fulfilmentCancelled': {
      const parcel = await desk.pack();
      return desk.act(`fulfillments/${parcel}/cancel`);
    }
    case 'partlyShipped':
      await desk.act('capture');
      await desk.pack([first], 1);
      await desk.ship(await desk.pack(desk.items.slice(1)));
      return;
    case 'shipped':
      return desk.deliver();
    case 'completed':
      await desk.deliver();
      return desk.act('complete');
    case 'archived':
      await desk.deliver();
      await desk.act('complete');
      return desk.act('archive');
    case 'cancelled':
      return desk.act('cancel');
    case 'partlyRefunded':
      await desk.deliver();
      return desk.act('refund', {
        amount: Math.min(first.unit_price, Math.round(context.order.total / 4)),
        reason: 'discount',
        note: 'A scratch on the lid, kept at a lower price',
      });
    case 'refunded':
      await desk.act('capture');
      return desk.act('refund', {
        amount: context.order.total,
        reason: 'other',
        note: 'Out of stock at the maker',
        no_notification: false,
      });
    case 'returnRequested':
      await desk.deliver();
      await desk.requestReturn([one]);
      return;
    case 'returnReceived':
      await desk.deliver();
      return desk.receive(await desk.requestReturn([one]), [one]);
    case 'returnDisputed':
      await desk.deliver();
      // One item arrives of two announced.
      return desk.receive(await desk.requestReturn([{ ...one, quantity: 2 }]), [one]);
    case 'returned':
      await desk.deliver();
      return desk.receive(await desk.requestReturn(desk.items), desk.items);
    case 'swapRequested':
    case 'swapShipped':
      await desk.deliver();
      return swap(context, desk, story === 'swapShipped');
    case 'claimRefunded':
    case 'claimReplaced':
      await desk.deliver();
      return claim(context, desk, story === 'claimReplaced');
    case 'editDrafted':
    case 'editRequested':
    case 'editDeclined':
    case 'editConfirmed':
      return edit(context, story);
  }
}

async function swap(context: StoryContext, desk: Desk, finished: boolean): Promise<void> {
  const { api, url, order, shipping, spareVariant } = context;
  const { order: answer } = await api.post<{ order: { swaps: { id: string }[] } }>(
    `/admin/orders/${order.id}/swaps?fields=id&expand=swaps`,
    {
      return_items: [{ item_id: desk.first.id, quantity: 1 }],
      additional_items: [{ variant_id: spareVariant, quantity: 1 }],
      return_shipping: { option_id: shipping.return, price: 0 },
      custom_shipping_options: [{ option_id: shipping.standard, price: 0 }],
      return_location_id: desk.locationId,
    },
  );
  if (!finished) return;
  const id = answer.swaps[0]?.id ?? '';
  const read = (): Promise<SwapAnswer> => api.get<SwapAnswer>(`/admin/swaps/${id}`);
  const { swap: created } = await read();
  await payForSwap(url, created.cart_id);
  const path = `/admin/orders/${order.id}/swaps/${id}`;
  await api.post(`${path}/process-payment`);
  await desk.receive(created.return_order.id, [{ id: desk.first.id, quantity: 1 }]);
  await api.post(`${path}/fulfillments`, { location_id: desk.locationId });
  const parcel = (await read()).swap.fulfillments[0]?.id;
  await api.post(`${path}/shipments`, { fulfillment_id: parcel, tracking_numbers: ['TTSWAP01NL'] });
}

interface SwapAnswer {
  swap: { cart_id: string; return_order: { id: string }; fulfillments: { id: string }[] };
}

/** The shopper's part of a swap: choose shipping and pay the difference. */
async function payForSwap(url: string, cart: string): Promise<void> {
  const shopper = shopperApi(url);
  const { shipping_options: options } = await shopper.get<{ shipping_options: { id: string }[] }>(
    `/store/shipping-options/${cart}`,
  );
  const path = `/store/carts/${cart}`;
  await done(shopper.post(`${path}/shipping-methods`, { option_id: options[0]?.id }));
  await done(shopper.post(`${path}/payment-sessions`));
  await done(shopper.post(`${path}/complete`));
}

/**
 * The server processes a swap's cart, then fails to serialize it (returned lines have no variant). Ignores that error.
 */
async function done(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof SeedError) || error.status !== 500) throw error;
  }
}

async function claim(context: StoryContext, desk: Desk, replaced: boolean): Promise<void> {
  const { api, order, shipping, spareVariant } = context;
  const { order: answer } = await api.post<{ order: { claims: { id: string }[] } }>(
    `/admin/orders/${order.id}/claims?fields=id&expand=claims`,
    {
      type: replaced ? 'replace' : 'refund',
      claim_items: [
        {
          item_id: desk.first.id,
          quantity: 1,
          reason: replaced ? 'production_failure' : 'missing_item',
          note: replaced ? 'The seam on the left side is open' : 'Not in the parcel',
          images: [],
        },
      ],
      ...(replaced
        ? {
            additional_items: [{ variant_id: spareVariant, quantity: 1 }],
            shipping_methods: [{ option_id: shipping.standard, price: 0 }],
          }
        : {}),
    },
  );
  if (!replaced) return;
  const path = `/admin/orders/${order.id}/claims/${answer.claims[0]?.id ?? ''}`;
  const packed = await api.post<{
    order: { claims: { fulfillments: { id: string }[] }[] };
  }>(`${path}/fulfillments?expand=claims,claims.fulfillments`, { location_id: desk.locationId });
  const parcel = packed.order.claims[0]?.fulfillments[0]?.id;
  await api.post(`${path}/shipments`, {
    fulfillment_id: parcel,
    tracking_numbers: ['TTCLAIM01NL'],
  });
}

async function edit(context: StoryContext, story: Story): Promise<void> {
  const { api, url, order, spareVariant } = context;
  const { order_edit: created } = await api.post<{ order_edit: { id: string } }>(
    '/admin/order-edits',
    { order_id: order.id, internal_note: 'Asked by telephone' },
  );
  const path = `/admin/order-edits/${created.id}`;
  await api.post(`${path}/items`, { variant_id: spareVariant, quantity: 1 });
  if (story === 'editDrafted') return;
  await api.post(`${path}/request`);
  if (story === 'editDeclined') {
    await shopperApi(url).post(`/store/order-edits/${created.id}/decline`, {
      declined_reason: 'I have found one in the attic',
    });
  }
  if (story === 'editConfirmed') await api.post(`${path}/confirm`);
}
