/**
 * Things that are done once with an order, on a real server and over a line that loses requests and answers: they
 * happen once, and what is told about them is true.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { attempt, lookAgain } from '../../../src/areas/orders/order/actions/guard.ts';
import type {
  Lost,
  OrderOperation,
  Outcome,
  Reason,
} from '../../../src/areas/orders/order/actions/guard.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import type { CallOptions } from '../../../src/app/query/own-calls.ts';
import { configureClient } from '../../../src/client/index.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import type { ProxyFault } from '../../support/fault-proxy.ts';
import { serverUrl } from './server.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

/** The server's own conflict, before it has done anything, or although it has. */
export const CONFLICTS = ['409 before', '409 after'] as const;
type Conflict = (typeof CONFLICTS)[number];

/** What stands in the answer in place of the record, though the server has made it. */
const STRANGE = {
  'nothing after': '',
  '{} after': '{}',
  'OK after': 'OK',
  'null after': '{"record":null}',
} as const;
export const STRANGE_ANSWERS = Object.keys(STRANGE) as (keyof typeof STRANGE)[];
type StrangeAnswer = keyof typeof STRANGE;

const isStrange = (fault: string | undefined): fault is StrangeAnswer =>
  fault !== undefined && fault in STRANGE;

/** The moments at which a connection breaks. */
export const CUTS = ['cut before', 'cut during', 'cut after'] as const satisfies ProxyFault[];

export const call: CallOptions = { signal: new AbortController().signal };

/** What a call can meet on its way. */
export type LineFault = ProxyFault | Conflict | StrangeAnswer;

/** A line to the server on which a call meets a fault. */
export interface LossyLine {
  readonly url: string;
  /** Calls to the last named address that the server got to see since. */
  readonly reached: number;
  /** Lets the next change at an address meet a fault, or none, and counts from here on. */
  expectAt: (path: RegExp, fault?: LineFault) => void;
  /** Lets all calls pass. */
  calm: () => void;
  /** Waits for what the server still does. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

async function openLine(): Promise<LossyLine> {
  let plan: { path: RegExp; fault: LineFault | undefined } | undefined;
  let reached = 0;
  const proxy = await startFaultProxy({
    target: serverUrl(),
    choose: ({ method, path }) => {
      if (method === 'GET' || !plan?.path.test(path)) return undefined;
      const { fault } = plan;
      // Its answer is changed on this side of the line.
      if (isConflict(fault) || isStrange(fault)) {
        reached += 1;
        return undefined;
      }
      plan.fault = undefined;
      if (!fault?.endsWith('before')) reached += 1;
      return fault;
    },
  });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>): Promise<Response> => {
    const fault = plan?.fault;
    const isMeant = init?.method !== 'GET' && plan?.path.test(String(url)) === true;
    if (!plan || !isMeant || !(isConflict(fault) || isStrange(fault))) return send(url, init);
    if (fault !== '409 before') await (await send(url, init)).text();
    plan.fault = undefined;
    if (isStrange(fault)) {
      return new Response(STRANGE[fault], { headers: { 'content-type': 'application/json' } });
    }
    return Response.json({ code: 'invalid_state_error', type: 'conflict' }, { status: 409 });
  });
  return {
    url: proxy.url,
    get reached() {
      return reached;
    },
    expectAt: (path, fault) => {
      plan = { path, fault };
      reached = 0;
    },
    calm: () => {
      plan = undefined;
    },
    settled: () => proxy.settled(),
    close: async () => {
      vi.unstubAllGlobals();
      await proxy.close();
    },
  };
}

const isConflict = (fault: LineFault | undefined): fault is Conflict =>
  fault === '409 before' || fault === '409 after';

/** A corner of the store behind the line, called as the back office does. */
async function worldBehind(line: LossyLine): Promise<World> {
  const world = await buildWorld(line.url);
  configureClient('admin', { baseUrl: line.url, maxRetries: 3 });
  return world;
}

/** The lossy line of a test file and the store behind it, opened before its tests and closed after them. */
export function useLossyLine(): { readonly line: LossyLine; readonly world: World } {
  let line: LossyLine;
  let world: World;
  beforeAll(async () => {
    line = await openLine();
    world = await worldBehind(line);
  });
  afterAll(() => line.close());
  return {
    get line() {
      return line;
    },
    get world() {
      return world;
    },
  };
}

interface Given<Sent, Seen extends Order, Why extends Reason> {
  name: string;
  operation: OrderOperation<Sent, Seen, Why>;
  /** The end of the address of its call. */
  path: RegExp;
  /** Faults that it is tried with; the moments at which a connection breaks unless told. */
  faults?: readonly ProxyFault[];
  /** Makes an order with which it can be done; answers its id. */
  make: () => Promise<string>;
  read: (client: QueryClient, id: string, own: CallOptions) => Promise<Seen>;
  sent: (order: Seen) => Sent;
  /** A view of the order that is `expected` when it was done once, and neither never nor twice. */
  once: (order: Seen) => unknown;
  expected: unknown;
  /** The reason for which it can't be done later, where nothing that was seen before tells. */
  laterReason?: Why;
  /** The call is a step before the one that does it. */
  isFirstStep?: boolean;
  /** The server's conflict is handed on, though it has done it: something may be left to do. */
  isConflictTold?: boolean;
  /** Something else that is true once an order shows it. */
  alsoTrue?: (before: Seen, now: Seen, sent: Sent) => void;
}

export interface Once {
  name: string;
  faults: readonly ProxyFault[];
  expected: unknown;
  /** Does it while a call meets a fault, looks what became of it, and presses again. */
  happensOnce: (
    line: LossyLine,
    fault: ProxyFault,
  ) => Promise<{
    /** The order's view then. */
    shown: unknown;
    /** Does it for someone who has seen the order before: nothing is sent, and they are told. */
    comeLater: () => Promise<void>;
  }>;
  /** Does it where the server speaks of a conflict; answers the order's view then. */
  happensOnceDespite: (line: LossyLine, conflict: Conflict) => Promise<unknown>;
  /** Does it after someone else did; answers the order's view then. */
  tellsWhoWasQuicker: (line: LossyLine) => Promise<unknown>;
}

export function doneOnce<Sent, Seen extends Order, Why extends Reason>(
  given: Given<Sent, Seen, Why>,
): Once {
  const { name, operation, path, once, expected } = given;
  const read = (id: string): Promise<Seen> => given.read(new QueryClient(), id, call);
  const press = (
    seen: Seen,
    sent: Sent,
    lost?: Lost<Sent, Seen>,
  ): Promise<Outcome<Sent, Seen, Why>> =>
    attempt(operation, {
      seen,
      sent,
      lost,
      read: () => read(seen.id),
      send: (now, what) => operation.send(now, what, call),
    });
  const begin = async (line: LossyLine): Promise<{ seen: Seen; sent: Sent }> => {
    line.calm();
    const seen = await read(await given.make());
    return { seen, sent: given.sent(seen) };
  };
  const shownBy = async ({ id }: Seen): Promise<unknown> => once(await read(id));
  /** Nothing is sent for someone who has seen the order before it was done, and they are told. */
  const expectTold = async (line: LossyLine, seen: Seen, sent: Sent): Promise<void> => {
    line.expectAt(path);
    const outcome = await press(seen, sent);
    if (given.laterReason === undefined) {
      expect(outcome.kind === 'overtaken' && outcome.changes.length).toBeGreaterThan(0);
    } else {
      expect(outcome).toMatchObject({ kind: 'impossible', reason: given.laterReason });
    }
    expect(line.reached).toBe(0);
  };

  return {
    name,
    expected,
    faults: given.faults ?? CUTS,
    happensOnce: async (line, fault) => {
      const { seen, sent } = await begin(line);
      line.expectAt(path, fault);
      const outcome = await press(seen, sent);
      if (fault === '503 before') {
        // The server says itself that it did nothing: it is asked again at once.
        expect(outcome.kind).toBe('done');
      } else {
        expect(outcome.kind).toBe('unknown');
        if (outcome.kind !== 'unknown') throw new Error('It is known what became of it');
        await line.settled();
        const isDone = !fault.endsWith('before') && !given.isFirstStep;
        const found = await lookAgain(operation, outcome.lost, () => read(seen.id));
        expect(found.kind).toBe(isDone ? 'doneBefore' : 'notDone');
        given.alsoTrue?.(seen, await read(seen.id), sent);
        // Pressed again all the same.
        const base = found.kind === 'notDone' ? found.now : seen;
        const again = await press(base, sent, outcome.lost);
        expect(again.kind).toBe(isDone ? 'doneBefore' : 'done');
      }
      expect(line.reached).toBe(1);
      return { shown: await shownBy(seen), comeLater: () => expectTold(line, seen, sent) };
    },
    happensOnceDespite: async (line, conflict) => {
      const { seen, sent } = await begin(line);
      line.expectAt(path, conflict);
      const ended = press(seen, sent);
      if (conflict === '409 after' && given.isConflictTold) {
        await expect(ended).rejects.toMatchObject({ status: 409 });
      } else {
        expect((await ended).kind).toBe('done');
      }
      expect(line.reached).toBe(1);
      await expectTold(line, seen, sent);
      return shownBy(seen);
    },
    tellsWhoWasQuicker: async (line) => {
      const { seen, sent } = await begin(line);
      expect((await press(seen, sent)).kind).toBe('done');
      await expectTold(line, seen, sent);
      return shownBy(seen);
    },
  };
}
