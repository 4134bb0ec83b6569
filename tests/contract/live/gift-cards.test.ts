/** A gift card is issued once, on a real server over a line that loses requests and answers. */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import type { GiftCardResponse } from '../../../generated/admin/admin.schemas.ts';
import { issueOnce } from '../../../src/areas/gift-cards/issue/issue-once.ts';
import { NEW_CARD, isOfForm, issueBody } from '../../../src/areas/gift-cards/issue/values.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { inTurn } from '../../support/short.ts';
import { call, openLine, worldBehind } from './once.ts';
import type { LossyLine } from './once.ts';
import type { World } from './world.ts';

// The line itself tells when the server has ended what it had.
vi.mock('../../../src/areas/shared/settle.ts', () => ({ settled: () => line.settled() }));

let line: LossyLine;
let world: World;

beforeAll(async () => {
  line = await openLine();
  world = await worldBehind(line);
});

afterAll(() => line.close());

/** A form in which one presses its button, as often as one likes. */
function openForm(): { name: string; press: () => Promise<GiftCardResponse> } {
  const { form, create } = issueOnce();
  const client = new QueryClient();
  const options = create({ request: call, mutation: { meta: {}, gcTime: 0 } });
  const data = issueBody({ ...NEW_CARD, regionId: world.regionId, amount: 777 }, 'UTC', form);
  return {
    name: form,
    press: () => client.getMutationCache().build(client, options).execute({ data }),
  };
}

const issuedBy = async (form: string): Promise<string[]> =>
  (await admin.listGiftCards({ limit: 50, order: '-created_at' })).gift_cards
    .filter((card) => isOfForm(card, form))
    .map(({ id }) => id);

const lost = PROXY_FAULTS.filter((fault) => fault !== '503 before');

test.each(inTurn(lost, 2))('%s: a card is issued once, and found', async (fault) => {
  const { name, press } = openForm();
  line.expectAt(/\/gift-cards$/u, fault);
  await expect(press()).rejects.toMatchObject({ outcome: 'unknown' });
  const { gift_card: card } = await press();
  expect(card.value).toBe(777);
  expect(line.reached).toBe(1);
  expect(await issuedBy(name)).toEqual([card.id]);
});

test('another form issues another card', async () => {
  line.calm();
  const [one, other] = [openForm(), openForm()];
  const first = await one.press();
  const second = await other.press();
  expect(second.gift_card.id).not.toBe(first.gift_card.id);
  expect(await issuedBy(one.name)).toEqual([first.gift_card.id]);
});
