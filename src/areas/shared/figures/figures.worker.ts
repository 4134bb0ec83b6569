import { configureClient, setToken } from '#client/index.ts';
import { fetchEdits, fetchExchanges } from './after-sales.ts';
import { createBridge, sentError } from './bridge.ts';
import type { Bridge, Message } from './bridge.ts';
import { createEngine } from './engine.ts';
import type { Controls, Engine } from './engine.ts';
import { fetchOrders } from './orders-query.ts';
import { openFactsStore, turnsOf } from './store.ts';
import type { Asked, SentCall, SentRefusal, SentStatus, WorkerSettings } from './worker-engine.ts';

function start({ database, client, token }: WorkerSettings, { call }: Bridge): Engine {
  configureClient('admin', {
    ...client,
    mayBeSent: ({ method, url, path, operation }) =>
      call<boolean>('mayBeSent', { method, url, path, operation } satisfies SentCall),
    onUnauthorized: ({ error, sentAt }) =>
      call<boolean>('renew', { error: sentError(error), sentAt } satisfies SentRefusal),
  });
  if (token !== undefined) setToken('admin', token);
  const counted = countCalls((count) => void call('calls', count));
  return createEngine({
    fetchOrders: counted(fetchOrders),
    afterSales: { fetchExchanges: counted(fetchExchanges), fetchEdits: counted(fetchEdits) },
    openStore: () => openFactsStore(database),
    inTurn: turnsOf(database),
    waits: true,
    onStatus: ({ error, ...status }) =>
      void call('status', {
        ...status,
        error: error === undefined ? undefined : sentError(error),
      } satisfies SentStatus),
  });
}

type Fetch<Parts extends unknown[], Answer> = (...parts: Parts) => Promise<Answer>;

function countCalls(tell: (count: number) => void) {
  let count = 0;
  const add = (change: 1 | -1): void => {
    count += change;
    tell(count);
  };
  return <Parts extends unknown[], Answer>(fetch: Fetch<Parts, Answer>): Fetch<Parts, Answer> =>
    async (...parts) => {
      add(1);
      try {
        return await fetch(...parts);
      } finally {
        add(-1);
      }
    };
}

const CONTROLS: readonly (keyof Controls)[] = [
  'begin',
  'pause',
  'resume',
  'stop',
  'retry',
  'refresh',
];

function serve(): Bridge {
  const running: { engine?: Engine } = {};
  const bridge: Bridge = createBridge((message) => self.postMessage(message), {
    start: (settings: WorkerSettings) => {
      running.engine = start(settings, bridge);
    },
    ask: ({ name, question }: Asked) => running.engine?.[name](question as never),
    ...Object.fromEntries(
      CONTROLS.map((name) => [name, (value: never) => running.engine?.[name](value)]),
    ),
  });
  return bridge;
}

const { hear } = serve();
self.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
