import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

test('the first answer is waited for; where there is an older one, it is shown while it is read again', async () => {
  const client = new QueryClient();
  let answer = (_value: string): void => undefined;
  const queryFn = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const query = { queryKey: ['lamp'], queryFn };
  const ended = vi.fn();
  const first = prefetch(client, query).then(ended);
  await new Promise((resolve) => void setTimeout(resolve, 5));
  expect(ended).not.toHaveBeenCalled();
  answer('brass');
  await first;
  await prefetch(client, query);
  expect(queryFn).toHaveBeenCalledTimes(2);
  answer('steel');
  await vi.waitFor(() => expect(client.getQueryData(['lamp'])).toBe('steel'));
});

test('a failure ends the wait and is kept for whoever shows it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = async (): Promise<string> => {
    throw new Error('offline');
  };
  await prefetch(client, { queryKey: ['lamp'], queryFn });
  expect(client.getQueryState(['lamp'])?.error).toEqual(new Error('offline'));
});
