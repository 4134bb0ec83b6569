import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { regionIn, sellableProduct } from './discounts.ts';
import type { Api } from './test.ts';

export interface ApiGiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  region_id: string;
  is_disabled: boolean;
  ends_at: string | null;
  metadata: Record<string, unknown> | null;
  order: { id: string; display_id: number; email: string } | null;
  created_at: string;
}

/** 50.00 in the EUR region. */
export async function issueCard(
  api: Api,
  { currency = 'eur', ...fields }: Record<string, unknown> & { currency?: string } = {},
): Promise<ApiGiftCard> {
  const region = await regionIn(api, currency);
  const { gift_card: card } = await api.post<{ gift_card: ApiGiftCard }>('/admin/gift-cards', {
    region_id: region.id,
    value: 5000,
    ...fields,
  });
  return card;
}

export const readCard = async (api: Api, id: string): Promise<ApiGiftCard> =>
  (await api.get<{ gift_card: ApiGiftCard }>(`/admin/gift-cards/${id}`)).gift_card;

/** Result of entering a card in a cart. */
interface Shopped {
  cartId: string;
  /** Reason of a refusal. */
  refused?: string;
  /** Minor units: totals without and with the card, and its payment. */
  before: number;
  after: number;
  paid: number;
}

interface Shopping {
  currency?: string;
  /** Default: a new product. */
  variantId?: string;
  /** Of that product, minor units. */
  price?: number;
}

const send =
  (request: APIRequestContext) =>
  async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

/** Fills a cart up to the payment, then enters the card's code. */
export async function shopWith(
  api: Api,
  request: APIRequestContext,
  code: string | undefined,
  { currency = 'eur', variantId, price = 3000 }: Shopping = {},
): Promise<Shopped> {
  const post = send(request);
  const region = await regionIn(api, currency);
  const { region: whole } = await api.get<{ region: { countries: { iso_2: string }[] } }>(
    `/admin/regions/${region.id}`,
  );
  const country = whole.countries[0]?.iso_2 ?? '';
  const bought = variantId ?? (await sellableProduct(api, { [currency]: price })).variants?.[0]?.id;
  const { cart } = await post<{ cart: { id: string } }>('/store/carts', {
    region_id: region.id,
    country_code: country,
    items: [{ variant_id: bought, quantity: 1 }],
  });
  const path = `/store/carts/${cart.id}`;
  const address = {
    first_name: 'Ada',
    last_name: 'Byrne',
    address_1: '7 Mole Street',
    city: 'Harbour',
    postal_code: '1001',
    country_code: country,
  };
  await post(path, {
    email: `${randomUUID()}@example.com`,
    shipping_address: address,
    billing_address: address,
  });
  const { shipping_options: ways } = (await (
    await request.get(`/store/shipping-options/${cart.id}`)
  ).json()) as { shipping_options: { id: string }[] };
  interface Totals {
    cart: { total: number; gift_card_total: number };
  }
  // A cart with only gift cards isn't shipped.
  const { cart: plain } = ways[0]
    ? await post<Totals>(`${path}/shipping-methods`, { option_id: ways[0].id })
    : await post<Totals>(path, {});
  const told = { cartId: cart.id, before: plain.total, after: plain.total, paid: 0 };
  if (code === undefined) return told;
  const answer = await request.post(path, { data: { gift_cards: [{ code }] } });
  const body = (await answer.json()) as Partial<Totals> & { message?: string };
  if (!answer.ok()) return { ...told, refused: body.message ?? '' };
  return {
    ...told,
    after: body.cart?.total ?? NaN,
    paid: body.cart?.gift_card_total ?? NaN,
  };
}

export async function buy(
  request: APIRequestContext,
  { cartId, after }: Pick<Shopped, 'cartId' | 'after'>,
): Promise<{ id: string; display_id: number }> {
  const post = send(request);
  const path = `/store/carts/${cartId}`;
  await post(`${path}/payment-sessions`, {});
  // A fully covered cart needs no other payment.
  if (after > 0) await post(`${path}/payment-session`, { provider_id: 'manual' });
  const { data } = await post<{ data: { id: string; display_id: number } }>(`${path}/complete`, {});
  return data;
}
