/** Drafts in each state and their actions, sent even if the app wouldn't offer them. */
import * as admin from '../../../../generated/admin/index.ts';
import type { Draft, DraftAction, DraftReason } from '../../../../src/areas/drafts/draft/query.ts';
import { unique } from '../support.ts';
import { addressIn } from '../world.ts';
import type { World } from '../world.ts';

const email = (): string => `${unique('ada')}@example.com`;

const body = (world: World, quantity: number): Parameters<typeof admin.createDraftOrder>[0] => ({
  email: email(),
  region_id: world.regionId,
  items: quantity === 0 ? [] : [{ variant_id: world.variantIds[0], quantity }],
  shipping_methods: [{ option_id: world.shippingOptionId }],
  shipping_address: addressIn(world.country),
  billing_address: addressIn(world.country),
});

const make =
  (quantity: number) =>
  async (world: World): Promise<string> =>
    (await admin.createDraftOrder(body(world, quantity))).draft_order.id;

interface DraftState {
  name: string;
  /** Returns the draft's id. */
  make: (world: World) => Promise<string>;
}

export const DRAFT_STATES: readonly DraftState[] = [
  { name: 'Open', make: make(1) },
  { name: 'Empty', make: make(0) },
  {
    name: 'Paid',
    make: async (world) => {
      const id = await make(1)(world);
      await admin.payDraftOrder(id);
      return id;
    },
  },
];

export const DRAFT_TRIES: Record<DraftAction, (draft: Draft, world: World) => Promise<unknown>> = {
  pay: async ({ id }) => admin.payDraftOrder(id),
  contact: async ({ id }) => admin.updateDraftOrder(id, { email: email() }),
  address: async ({ id }, { country }) =>
    admin.updateDraftOrder(id, { shipping_address: addressIn(country) }),
  discounts: async ({ id }) => admin.updateDraftOrder(id, { discounts: [] }),
  // Editing items replaces the draft.
  items: async ({ id }, world) => {
    await admin.createDraftOrder(body(world, 2));
    return admin.deleteDraftOrder(id);
  },
  duplicate: async (_draft, world) => admin.createDraftOrder(body(world, 1)),
  delete: async ({ id }) => admin.deleteDraftOrder(id),
};

/** Reasons the app refuses what the server would do. */
export const DRAFT_STRICTER: Partial<Record<DraftAction, Partial<Record<DraftReason, string>>>> =
  {};
