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
  database: string | undefined;
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
  database: string | undefined,
  onStatus: (status: FiguresStatus) => void,
): Engine {
  let before = 0;
  let version = 0;
  let hasBegun = false;
  let hasFailed = false;
  const tell = (status: FiguresStatus): void => {
    version = before + status.version;
    onStatus({ ...status, version });
  };
  const fail = (error: Error): void => {
    hasFailed = true;
    onStatus({ ...OPENING, state: 'failed', error, version });
  };
  let running = startWorker(database, tell, fail);
  const call: Bridge['call'] = <Result>(name: string, value?: unknown) =>
    running.bridge.call<Result>(name, value);
  const engine = engineOver(call);
  return {
    ...engine,
    begin: () => {
      hasBegun = true;
      engine.begin();
    },
    retry: () => {
      if (!hasFailed) {
        engine.retry();
        return;
      }
      hasFailed = false;
      // All questions are asked again.
      before = version + 1;
      running = startWorker(database, tell, fail);
      if (hasBegun) engine.begin();
      tell(OPENING);
    },
    close: () => running.close(),
  };
}

interface Running {
  bridge: Bridge;
  close: () => void;
}

function startWorker(
  database: string | undefined,
  onStatus: (status: FiguresStatus) => void,
  onFailure: (error: Error) => void,
): Running {
  const worker = new Worker(new URL('./figures.worker.ts', import.meta.url), { type: 'module' });
  let isOver = false;
  const bridge = createBridge((message) => worker.postMessage(message), {
    status: ({ error, ...status }: SentStatus) => {
      if (!isSessionEnding()) onStatus({ ...status, error: error && receivedError(error) });
    },
    calls: (count: number) => setBackgroundCalls(worker, count),
    mayBeSent: (call: SentCall) =>
      !isSessionEnding() && (domainOf('admin').config.mayBeSent?.(callOf(call)) ?? true),
    renew: ({ error, sentAt }: SentRefusal) => renew(receivedError(error), sentAt),
  });
  const close = (): void => {
    isOver = true;
    setBackgroundCalls(worker, 0);
    worker.terminate();
  };
  const fail = (error: Error): void => {
    if (isOver) return;
    close();
    bridge.fail(error);
    onFailure(error);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => bridge.hear(data));
  // Its code can be missing after an update of the app.
  worker.addEventListener('error', ({ message }) => fail(new Error(message)));
  bridge.call('start', settingsFor(database)).catch(fail);
  return { bridge, close };
}

function settingsFor(database: string | undefined): WorkerSettings {
  const { config, token } = domainOf('admin');
  const { baseUrl, apiKey, headers, operationHeaders } = config;
  return {
    database,
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

function engineOver(call: Bridge['call']): Omit<Engine, 'close'> {
  const ask = <Result>(name: keyof FiguresEngine, question: unknown): Promise<Result> =>
    call('ask', { name, question } satisfies Asked);
  const tell = (name: keyof Controls) => (): void => void call(name).catch(() => undefined);
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
    begin: tell('begin'),
    pause: tell('pause'),
    resume: tell('resume'),
    stop: tell('stop'),
    retry: tell('retry'),
    refresh: (written) => void call('refresh', written).catch(() => undefined),
  };
}
