/**
 * Checks the code's decisions per order or draft state (`docs/order-states.md`) with the server: it accepts what is
 * offered and refuses the rest, except for listed reasons.
 */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import type { Draft } from '../../../src/areas/drafts/draft/query.ts';
import { DRAFT_ACTIONS, draftRecord, whyNotDraft } from '../../../src/areas/drafts/draft/query.ts';
import { whyNot } from '../../../src/areas/orders/order/registry/order-actions.ts';
import type { Reason } from '../../../src/areas/orders/order/facts/action-texts.ts';
import { readReserved } from '../../../src/areas/orders/order/actions/reservation-operations.ts';
import type { ReservedOrder } from '../../../src/areas/orders/order/actions/reservation-operations.ts';
import { whyNotEdit } from '../../../src/areas/orders/order/order-edit/why-not.ts';
import { isApiError } from '../../../src/client/index.ts';
import { DRAFT_STATES, DRAFT_STRICTER, DRAFT_TRIES } from './order-states/drafts.ts';
import { STATES } from './order-states/states.ts';
import { STRICTER } from './order-states/stricter.ts';
import { pageOf } from './order-states/table.ts';
import { TRIES } from './order-states/tries.ts';
import type { TriedAction } from './order-states/tries.ts';
import { inTurn } from '../../support/short.ts';
import { serverUrl } from './server.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

const ACTIONS = Object.keys(TRIES) as TriedAction[];

/** All states per action, or one per outcome. */
const isWhole = process.env['ORDER_STATES'] === 'all';

interface Standing {
  name: string;
  make: (typeof STATES)[number]['make'];
  /** Only used for actions the server refuses. */
  order: ReservedOrder;
}

let world: World;
let states: Standing[];
let drafts: { name: string; make: (typeof DRAFT_STATES)[number]['make']; draft: Draft }[];

const read = async (id: string): Promise<ReservedOrder> =>
  readReserved(new QueryClient(), id, { signal: new AbortController().signal });

const readDraft = async (id: string): Promise<Draft> => draftRecord.readNow(new QueryClient(), id);

const decide = (order: ReservedOrder, action: TriedAction): Reason | undefined =>
  action === 'edit' ? whyNotEdit(order) : whyNot(order, action);

beforeAll(async () => {
  world = await buildWorld(serverUrl());
  // Sequential: parallel orders compete for stock.
  states = [];
  for (const state of inTurn(STATES, 0, 2)) {
    states.push({ ...state, order: await read(await state.make(world)) });
  }
  drafts = [];
  for (const state of DRAFT_STATES) {
    drafts.push({ ...state, draft: await readDraft(await state.make(world)) });
  }
});

test('the table in the documentation is what the code decides', { tags: ['all'] }, async () => {
  const rows = states.map(({ name, order }) => ({
    name,
    cells: ACTIONS.map((action) => decide(order, action)),
  }));
  const draftRows = drafts.map(({ name, draft }) => ({
    name,
    cells: DRAFT_ACTIONS.map((action) => whyNotDraft(draft, action)),
  }));
  const page = pageOf({ actions: ACTIONS, rows }, { actions: DRAFT_ACTIONS, rows: draftRows });
  await expect(page).toMatchFileSnapshot('../../../docs/order-states.md');
});

/** The server's message; undefined if accepted. */
async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (isApiError(error)) return error.serverMessage ?? error.message;
    throw error;
  }
}

test.each(ACTIONS)('%s: the server agrees', async (action) => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const cells = states.filter(({ order }) => {
    const outcome = decide(order, action) ?? 'offered';
    const isNew = !seen.has(outcome);
    seen.add(outcome);
    return isWhole || isNew;
  });
  for (const { name, make, order } of inTurn(cells, ACTIONS.indexOf(action))) {
    const reason = decide(order, action);
    const isDone = reason === undefined || STRICTER[action]?.[reason] !== undefined;
    const subject = isDone ? await read(await make(world)) : order;
    const refusal = await refusalOf(TRIES[action](subject, world));
    if (isDone !== (refusal === undefined)) {
      wrong.push(`${name}: ${reason ?? 'offered'}, and the server ${refusal ?? 'did it'}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(DRAFT_ACTIONS)('draft orders, %s: the server agrees', async (action) => {
  const wrong: string[] = [];
  for (const { name, make, draft } of drafts) {
    const reason = whyNotDraft(draft, action);
    const isDone = reason === undefined || DRAFT_STRICTER[action]?.[reason] !== undefined;
    // A new draft for each action.
    const refusal = await refusalOf(DRAFT_TRIES[action](await readDraft(await make(world)), world));
    if (isDone !== (refusal === undefined)) {
      wrong.push(`${name}: ${reason ?? 'offered'}, and the server ${refusal ?? 'did it'}`);
    }
  }
  expect(wrong).toEqual([]);
});
