import type { DemoRequest, DemoSettings } from '../../src/app/demo/protocol.ts';
import type { Document, Json } from '../contract/document.ts';
import { exampleAnswer } from '../mock/example.ts';
import { createHandler, responseOf, sleep } from '../mock/handler.ts';
import type { Handler, Rest } from '../mock/handler.ts';
import { createMemory } from '../mock/memory.ts';
import type { MockAnswer, MockRequest } from '../mock/memory.ts';

export interface Contracts {
  admin: Document;
  store: Document;
}

/** A call that changed the store. */
export interface Change {
  at: string;
  method: string;
  path: string;
  search: string;
  body: Json | undefined;
}

export interface DemoState extends DemoSettings {
  isSignedIn: boolean;
}

export interface DemoStorage {
  load: () => Promise<{ changes: Change[]; state: DemoState | undefined }>;
  add: (change: Change) => Promise<void>;
  clearChanges: () => Promise<void>;
  saveState: (state: DemoState) => Promise<void>;
}

export interface Demo {
  answer: Handler;
  ask: (request: DemoRequest) => Promise<DemoSettings>;
}

const SESSION = '/admin/auth';
const FAILURE: MockAnswer = {
  status: 500,
  mediaType: 'application/json',
  value: {
    code: 'unknown_error',
    type: 'unknown_error',
    message: 'An unknown error occurred.',
  },
};

/** Ids of a change, so that it has the same ones when it is repeated. */
const NUMBERS = 1_000_000;
/** Ids in answers that nothing keeps. */
const READS = Number.MAX_SAFE_INTEGER - NUMBERS;

const isDone = (answer: MockAnswer | undefined): boolean =>
  answer !== undefined && answer.status < 400;

/** A full or blocked storage keeps nothing, and stops nothing. */
const ifKept = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch (error) {
    console.error(error);
    return undefined;
  }
};

/** The mock with a memory that outlives it: each start repeats the changes of the storage. */
export function createDemo(
  contracts: Contracts,
  storage: DemoStorage,
  random: () => number = Math.random,
): Demo {
  let time = '';
  let changes = 0;
  let lastNumber = READS;
  let state: DemoState = { isSignedIn: false, delay: 0, failures: 0 };
  let loading: Promise<void> | undefined;
  const memory = createMemory(contracts.admin, {
    now: () => time,
    nextNumber: () => (lastNumber += 1),
  });

  function apply({ at, method, path, search, body }: Change): MockAnswer | undefined {
    const isRead = method === 'GET';
    time = at;
    lastNumber = isRead ? READS : (changes + 1) * NUMBERS;
    const answer = memory.answer({ method, path, query: new URLSearchParams(search), body });
    if (!isRead && isDone(answer)) changes += 1;
    return answer;
  }

  async function load(): Promise<void> {
    const stored = await ifKept(storage.load());
    state = stored?.state ?? state;
    for (const change of stored?.changes ?? []) apply(change);
  }
  const ready = (): Promise<void> => (loading ??= load());

  async function remember({ method, path, query, body }: MockRequest) {
    const change = { at: new Date().toISOString(), method, path, search: String(query), body };
    const answer = apply(change);
    if (method !== 'GET' && isDone(answer)) await ifKept(storage.add(change));
    return answer;
  }

  async function save(part: Partial<DemoState>): Promise<void> {
    state = { ...state, ...part };
    await ifKept(storage.saveState(state));
  }

  const example =
    (document: Document) =>
    (rest: Rest): Response =>
      responseOf(exampleAnswer(document, rest));
  const admin = createHandler(contracts.admin, {
    memory: { answer: remember },
    isSignedIn: () => state.isSignedIn,
    answerRest: example(contracts.admin),
  });
  const store = createHandler(contracts.store, {
    isSignedIn: () => false,
    answerRest: example(contracts.store),
  });

  return {
    answer: async (request) => {
      await ready();
      if (state.delay > 0) await sleep(state.delay);
      if (random() * 100 < state.failures) return responseOf(FAILURE);
      const { pathname } = new URL(request.url);
      const answer = await (pathname.startsWith('/store/') ? store : admin)(request);
      if (pathname === SESSION && request.method !== 'GET' && answer.ok) {
        await save({ isSignedIn: request.method === 'POST' });
      }
      return answer;
    },
    ask: async (request) => {
      await ready();
      if (request.kind === 'change') await save(request.settings);
      if (request.kind === 'reset') {
        memory.reset();
        changes = 0;
        await ifKept(storage.clearChanges());
      }
      const { delay, failures } = state;
      return { delay, failures };
    },
  };
}
