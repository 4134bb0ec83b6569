import { type Api, inParallel } from './api.ts';
import { CUSTOMER_PASSWORD, type Customers, addressOf } from './customers.ts';
import { PEOPLE, type Person, emailOf } from './people.ts';
import type { Catalogue, Variant } from './products.ts';
import { pick, randomSource } from './random.ts';
import type { Setup } from './setup.ts';
import { type Purchase, placeOrder, shopperApi, shopperToken } from './shopper.ts';
import { type Story, tellStory } from './stories.ts';

/** Two months, oldest first; with two paid drafts 60 orders. */
const STORIES: readonly Story[] = [
  'archived',
  'completed',
  'archived',
  'completed',
  'cancelled',
  'completed',
  'archived',
  'refunded',
  'completed',
  'claimRefunded',
  'shipped',
  'completed',
  'swapShipped',
  'cancelled',
  'partlyRefunded',
  'returned',
  'returnReceived',
  'completed',
  'claimReplaced',
  'shipped',
  'completed',
  'returnDisputed',
  'shipped',
  'completed',
  'returnReceived',
  'partlyRefunded',
  'shipped',
  'refunded',
  'editConfirmed',
  'shipped',
  'cancelled',
  'returnRequested',
  'shipped',
  'swapRequested',
  'shipped',
  'partlyShipped',
  'captured',
  'returnRequested',
  'shipped',
  'fulfilled',
  'captured',
  'editDeclined',
  'partlyFulfilled',
  'captured',
  'fulfilled',
  'partlyShipped',
  'fulfilmentCancelled',
  'captured',
  'new',
  'partlyFulfilled',
  'editRequested',
  'new',
  'captured',
  'new',
  'editDrafted',
  'new',
  'new',
  'new',
];

/** By index in STORIES. */
const EXTRAS: Record<number, Pick<Purchase, 'discounts'>> = {
  2: { discounts: ['WELCOME10'] },
  9: { discounts: ['FREESHIP'] },
  17: { discounts: ['FIRST50'] },
  23: { discounts: ['WELCOME10'] },
  36: { discounts: ['LASTONE'] },
  48: { discounts: ['WELCOME10'] },
  55: { discounts: ['FREESHIP'] },
};

/** Stock levels a shopper won't find sold out. */
const SAFE = new Set(['plenty', 'untracked', undefined]);

export async function takeOrders(
  url: string,
  api: Api,
  setup: Setup,
  catalogue: Catalogue,
  customers: Customers,
  giftCardCode: string,
): Promise<void> {
  const shelf = catalogue.products
    .filter(({ status, plan }) => status === 'published' && SAFE.has(plan.stock))
    .map(({ variants }) => variants);
  const tokens = new Map<string, Promise<string>>();
  const sign = (person: Person): Promise<string> => {
    const email = emailOf(person);
    const token = tokens.get(email) ?? shopperToken(url, email, CUSTOMER_PASSWORD);
    tokens.set(email, token);
    return token;
  };
  await inParallel(STORIES, async (story, at) => {
    const person = pick(PEOPLE, at * 7 + Math.floor(at / PEOPLE.length));
    const region = setup.regions[person.region];
    const random = randomSource(at + 1);
    const shopper = shopperApi(url, person.account ? await sign(person) : undefined);
    const isGift = at === 30 || at === 51;
    const order = await placeOrder(shopper, {
      region,
      channel: setup.channels[at % 6 === 4 ? 'marketplace' : 'shop'],
      items: basket(shelf, random, isGift ? catalogue.giftCard.variants : []),
      address: addressOf(person),
      shipping: at % 5 === 2 ? 'express' : 'standard',
      ...(person.account ? {} : { email: emailOf(person) }),
      ...EXTRAS[at],
      ...(at === 20 && region.currency === 'eur' ? { giftCards: [giftCardCode] } : {}),
    });
    await tellStory(story, {
      api,
      url,
      setup,
      order,
      location: 'rotterdam',
      spareVariant: pick(pick(shelf, at + 5), 0).id,
      shipping: region.shipping,
    });
  });
  await createDrafts(api, setup, shelf, customers.accounts);
}

/** Two or three lines, the first with several pieces. */
function basket(
  shelf: readonly Variant[][],
  random: () => number,
  giftCards: readonly Variant[],
): Purchase['items'] {
  const chosen = new Map<string, number>();
  const lines = random() < 0.8 ? 2 : 3;
  for (let line = 0; line < lines; line += 1) {
    const variant = pick(pick(shelf, random() * 1_000), random() * 1_000);
    chosen.set(variant.id, line === 0 ? 2 : 1 + Math.floor(random() * 2));
  }
  for (const card of giftCards.slice(0, 1)) chosen.set(card.id, 1);
  return [...chosen].map(([id, quantity]) => ({ variant_id: id, quantity }));
}

/** Three open, two paid. */
async function createDrafts(
  api: Api,
  setup: Setup,
  shelf: readonly Variant[][],
  accounts: Map<string, string>,
): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    const person = pick(PEOPLE, at * 3 + 1);
    const region = setup.regions[person.region];
    const email = emailOf(person);
    const customer = accounts.get(email);
    const { draft_order: draft } = await api.post<{ draft_order: { id: string } }>(
      '/admin/draft-orders',
      {
        email,
        ...(customer === undefined ? {} : { customer_id: customer }),
        region_id: region.id,
        items: [
          { variant_id: pick(pick(shelf, at * 4), at).id, quantity: 6 },
          { title: 'Engraving', unit_price: 2_500, quantity: 1 },
        ],
        shipping_methods: [{ option_id: region.shipping.standard }],
        shipping_address: addressOf(person),
        billing_address: addressOf(person),
        metadata: {},
      },
    );
    if (at >= 3) await api.post(`/admin/draft-orders/${draft.id}/pay`);
  }
}
