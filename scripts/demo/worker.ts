/** The demo's service worker: answers the app's calls. */
import { contracts } from 'virtual:contracts';
import type { DemoRequest } from '../../src/app/demo/protocol.ts';
import { createDemo } from './backend.ts';
import type { Contracts } from './backend.ts';
import { pictureAt } from './pictures.ts';
import { openStorage } from './storage.ts';

interface Lasting {
  waitUntil: (done: Promise<unknown>) => void;
}

interface Asked {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Told extends Lasting {
  readonly data: DemoRequest;
  readonly ports: readonly MessagePort[];
}

/** The types of the DOM have pages only. */
interface WorkerScope {
  addEventListener: ((kind: 'install' | 'activate', act: (event: Lasting) => void) => void) &
    ((kind: 'fetch', act: (event: Asked) => void) => void) &
    ((kind: 'message', act: (event: Told) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
}

const worker = globalThis as unknown as WorkerScope;
const demo = createDemo(contracts as Contracts, openStorage());

const API = /^\/(?:admin|store)\//;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || mode === 'navigate') return;
  if (API.test(pathname)) {
    event.respondWith(demo.answer(event.request));
    return;
  }
  const picture = pictureAt(pathname);
  if (picture === undefined) return;
  event.respondWith(
    Promise.resolve(new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } })),
  );
});

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = async (): Promise<void> => {
    if (data.kind === 'claim') await worker.clients.claim();
    ports[0]?.postMessage(await demo.ask(data));
  };
  event.waitUntil(answer());
});
