/** Harness for order actions over a lossy connection to a real server: they happen once and are reported correctly. */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { attempt, lookAgain } from '../../../src/areas/orders/order/actions/guard.ts';
import type {
  Lost,
  OrderOperation,
  Outcome,
} from '../../../src/areas/orders/order/actions/guard.ts';
import type { Reason } from '../../../src/areas/orders/order/facts/action-texts.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import type { CallOptions } from '../../../src/app/query/abortable-calls.ts';
import { configureClient } from '../../../src/client/index.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import type { ProxyFault } from '../../support/fault-proxy.ts';
import { serverUrl } from './server.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

/** 409 from the server, without or despite the effect. */
export const CONFLICTS = ['409 before', '409 after'] as const;
type Conflict = (typeof CONFLICTS)[number];

/** Replaces the record in the answer of a successful call. */
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

export const CUTS = ['cut before', 'cut during', 'cut after'] as const satisfies ProxyFault[];

export const call: CallOptions = { signal: new AbortController().signal };

export type LineFault = ProxyFault | Conflict | StrangeAnswer;

export interface LossyLine {
  readonly url: string;
  /** Calls to the `expectAt` path that reached the server. */
  readonly reached: number;
  /** Plans a fault (or none) for the next write and resets the count. */
  expectAt: (path: RegExp, fault?: LineFault) => void;
  calm: () => void;
  /** Waits for the server's pending work. */
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
      // The answer is replaced on the client side.
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

async function worldBehind(line: LossyLine): Promise<World> {
  const world = await buildWorld(line.url);
  configureClient('admin', { baseUrl: line.url, maxRetries: 3 });
  return world;
}

/** Opens the line and its store before a file's tests, and closes them after. */
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
  /** End of the call's path. */
  path: RegExp;
  /** Default: CUTS. */
  faults?: readonly ProxyFault[];
  /** Makes a suitable order; returns its id. */
  make: () => Promise<string>;
  read: (client: QueryClient, id: string, own: CallOptions) => Promise<Seen>;
  sent: (order: Seen) => Sent;
  /** Equals `expected` only if done exactly once. */
  once: (order: Seen) => unknown;
  expected: unknown;
  /** Reason it can't be done later, if the order seen before doesn't tell. */
  laterReason?: Why;
  /** The call only precedes the decisive one. */
  isFirstStep?: boolean;
  /** The conflict is passed on although it was done: something may be left to do. */
  isConflictTold?: boolean;
  /** Holds once an order shows it. */
  alsoTrue?: (before: Seen, now: Seen, sent: Sent) => void;
}

export interface Once {
  name: string;
  faults: readonly ProxyFault[];
  expected: unknown;
  /** Acts despite the fault, looks up the outcome, and acts again. */
  happensOnce: (
    line: LossyLine,
    fault: ProxyFault,
  ) => Promise<{
    /** Result of `once`. */
    shown: unknown;
    /** Acts on a stale order: sends nothing and reports it. */
    comeLater: () => Promise<void>;
  }>;
  /** Returns the result of `once`. */
  happensOnceDespite: (line: LossyLine, conflict: Conflict) => Promise<unknown>;
  /** Returns the result of `once`; the order, not the answer, tells the outcome. */
  happensOnceWith: (line: LossyLine, answer: StrangeAnswer) => Promise<unknown>;
  /** Acts after another user did; returns the result of `once`. */
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
  /** Acting on a stale order sends nothing and reports it. */
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
        // 503: known not done, so retried at once.
        expect(outcome.kind).toBe('done');
      } else {
        expect(outcome.kind).toBe('unknown');
        if (outcome.kind !== 'unknown') throw new Error('It is known what became of it');
        await line.settled();
        const isDone = !fault.endsWith('before') && !given.isFirstStep;
        const found = await lookAgain(operation, outcome.lost, () => read(seen.id));
        expect(found.kind).toBe(isDone ? 'doneBefore' : 'notDone');
        given.alsoTrue?.(seen, await read(seen.id), sent);
        // The user retries anyway.
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
    happensOnceWith: async (line, answer) => {
      const { seen, sent } = await begin(line);
      line.expectAt(path, answer);
      let outcome = await press(seen, sent);
      if (outcome.kind === 'unknown') {
        outcome = await lookAgain(operation, outcome.lost, () => read(seen.id));
        expect(outcome.kind).toBe('doneBefore');
      } else {
        expect(outcome.kind).toBe('done');
      }
      expect(line.reached).toBe(1);
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
