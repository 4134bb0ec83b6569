import { setBackgroundCalls } from '#app/session/background-calls.ts';
import { isSessionEnding } from '#app/session/session.ts';
import { domainOf } from '#client/configure.ts';
import type { ApiError, Call, ClientConfig } from '#client/index.ts';
import { createBridge, receivedError } from './bridge.ts';
import type { Bridge, Message, SentError } from './bridge.ts';
import { OPENING } from './engine.ts';
import type { Controls, Engine } from './engine.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';

/** The page's configuration of admin calls */
export interface WorkerSettings {
  /** Undefined if orders may be kept in memory only */
  owner: string | undefined;
  client: Pick<ClientConfig, 'baseUrl' | 'apiKey' | 'headers'>;
  token: string | undefined;
}

export interface SentStatus extends Omit<FiguresStatus, 'error'> {
  error: SentError | undefined;
}

export interface Asked {
  name: keyof FiguresEngine;
  question: unknown;
}

export type SentCall = Pick<Call, 'method' | 'url' | 'path' | 'operation'>;

export interface SentRefusal {
  error: SentError;
  sentAt: number;
}

const LIST = 'listOrders';

/** Runs the engine in a worker; the page decides about the session. */
export function createWorkerEngine(
  owner: string | undefined,
  onStatus: (status: FiguresStatus) => void,
): Engine {
  const worker = new Worker(new URL('./figures.worker.ts', import.meta.url), { type: 'module' });
  const bridge = createBridge((message) => worker.postMessage(message), {
    status: ({ error, ...status }: SentStatus) => {
      if (!isSessionEnding()) onStatus({ ...status, error: error && receivedError(error) });
    },
    calls: (count: number) => setBackgroundCalls(worker, count),
    mayBeSent: (call: SentCall) =>
      !isSessionEnding() && (domainOf('admin').config.mayBeSent?.(callOf(call)) ?? true),
    renew: ({ error, sentAt }: SentRefusal) => renew(receivedError(error), sentAt),
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => bridge.hear(data));
  // Its code can be missing after an update of the app.
  worker.addEventListener('error', ({ message }) =>
    onStatus({ ...OPENING, state: 'failed', error: new Error(message) }),
  );
  void bridge.call('start', settingsFor(owner));
  return engineOver(bridge, () => {
    setBackgroundCalls(worker, 0);
    worker.terminate();
  });
}

function settingsFor(owner: string | undefined): WorkerSettings {
  const { config, token } = domainOf('admin');
  const { baseUrl, apiKey, headers, operationHeaders } = config;
  return {
    owner,
    client: { baseUrl, apiKey, headers: { ...headers, ...operationHeaders?.(LIST) } },
    token,
  };
}

const callOf = (call: SentCall): Call => ({
  ...call,
  body: null,
  signal: undefined,
  repeat: 'safe',
  maxRetries: 0,
  timeout: 0,
  onUploadProgress: undefined,
});

/** Ends as for the page's own calls: in the dialog to sign in again, or signed out. */
const renew = (error: Error, sentAt: number): boolean | Promise<boolean> =>
  domainOf('admin').config.onUnauthorized?.({
    error: error as ApiError,
    sentAt,
    signal: undefined,
  }) ?? false;

function engineOver({ call }: Bridge, close: () => void): Engine {
  const ask = <Result>(name: keyof FiguresEngine, question: unknown): Promise<Result> =>
    call('ask', { name, question } satisfies Asked);
  const tell = (name: keyof Controls) => (): void => void call(name);
  return {
    sums: (question) => ask('sums', question),
    by: (question) => ask('by', question),
    items: (question) => ask('items', question),
    discounts: (question) => ask('discounts', question),
    taxes: (question) => ask('taxes', question),
    refunds: (question) => ask('refunds', question),
    returned: (question) => ask('returned', question),
    payments: (question) => ask('payments', question),
    orderIds: (question) => ask('orderIds', question),
    pause: tell('pause'),
    resume: tell('resume'),
    stop: tell('stop'),
    retry: tell('retry'),
    refresh: tell('refresh'),
    close,
  };
}
