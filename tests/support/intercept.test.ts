import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { endInterception, intercept } from '../e2e/support/intercept.ts';

type Listener = (paused: object) => void;

/** A page whose calls are paused by hand. */
function fakePage(): { page: Page; call: (id: string, path: string) => void; sent: string[] } {
  const sent: string[] = [];
  const listeners: Listener[] = [];
  const session = {
    send: async (method: string, { requestId = '' }: { requestId?: string }) => {
      if (requestId !== '') sent.push(`${method} ${requestId}`);
    },
    on: (_event: string, listener: Listener) => void listeners.push(listener),
  };
  const page = {
    context: () => ({ newCDPSession: async () => session }),
    isClosed: () => false,
  };
  const call = (requestId: string, path: string): void => {
    const request = { url: `http://store.test${path}`, method: 'GET', headers: {} };
    for (const listener of listeners) listener({ requestId, request });
  };
  return { page: page as unknown as Page, call, sent };
}

test('calls that a test keeps reach the server once it is over', async () => {
  const { page, call, sent } = fakePage();
  await intercept(page, '**/admin/orders', () => undefined);
  call('kept', '/admin/orders');
  call('other', '/admin/products');
  expect(await endInterception(page)).toEqual([]);
  expect(sent.toSorted()).toEqual(['Fetch.continueRequest kept', 'Fetch.continueRequest other']);
});

test('a handler under way is waited for, and its call isn’t sent twice', async () => {
  const { page, call, sent } = fakePage();
  let goOn = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await intercept(page, '**/admin/orders', async (held) => {
    await isOpen;
    await held.abort();
  });
  call('slow', '/admin/orders');
  const ended = endInterception(page);
  goOn();
  expect(await ended).toEqual([]);
  expect(sent).toEqual(['Fetch.failRequest slow']);
});
