import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { createSessionGate } from '../session/gate.ts';
import type { SessionGate } from '../session/gate.ts';
import { holdAtGate } from './hold.ts';

function setUp(operation = 'deleteProduct'): {
  gate: SessionGate;
  queryClient: QueryClient;
  refuse: () => never;
} {
  const gate = createSessionGate();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  holdAtGate(queryClient, gate);
  const refuse = (): never => {
    gate.close();
    throw new ApiError('Request failed with status code 401', {
      kind: 'http',
      outcome: 'failed',
      status: 401,
      operation,
    });
  };
  return { gate, queryClient, refuse };
}

test('a read waits, keeps what it had, and shows the news after signing in', async () => {
  const { gate, queryClient, refuse } = setUp();
  const read = vi
    .fn<() => string>()
    .mockReturnValueOnce('old')
    .mockImplementationOnce(refuse)
    .mockReturnValue('new');
  const observer = new QueryObserver(queryClient, { queryKey: ['a'], queryFn: async () => read() });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'));
  void observer.refetch();
  await vi.waitFor(() => expect(gate.state()).toBe('over'));
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'old' });
  gate.open();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
  stop();
});

test('a write waits and is sent once more', async () => {
  const { gate, queryClient, refuse } = setUp();
  const send = vi.fn<() => string>().mockImplementationOnce(refuse).mockReturnValue('done');
  const observer = new MutationObserver(queryClient, {
    mutationKey: ['deleteProduct'],
    mutationFn: async (_variables: { id: string }) => send(),
  });
  const answer = observer.mutate({ id: 'prod_1' });
  await vi.waitFor(() => expect(gate.state()).toBe('over'));
  gate.open();
  await expect(answer).resolves.toBe('done');
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['of many', ['deleteProduct'], ['prod_1', 'prod_2']],
  ['of several kinds', ['moveProducts'], { id: 'prod_1' }],
  ['without a name', undefined, { id: 'prod_1' }],
])('a write %s is not run again as a whole', async (_kind, mutationKey, variables) => {
  const { queryClient, refuse } = setUp();
  const send = vi.fn<() => string>().mockImplementation(refuse);
  const observer = new MutationObserver(queryClient, {
    ...(mutationKey ? { mutationKey } : {}),
    mutationFn: async (_variables: unknown) => send(),
  });
  await expect(observer.mutate(variables)).rejects.toMatchObject({ status: 401 });
  expect(send).toHaveBeenCalledTimes(1);
});

test.each(['createSession', 'deleteSession', 'resetPassword', 'acceptInvite'])(
  'a refused %s is an answer, and waits for nothing',
  async (operation) => {
    const { queryClient, refuse } = setUp(operation);
    const send = vi.fn<() => string>().mockImplementation(refuse);
    const observer = new MutationObserver(queryClient, {
      mutationKey: [operation],
      mutationFn: async (_variables: { data: object }) => send(),
    });
    await expect(observer.mutate({ data: {} })).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledTimes(1);
  },
);
