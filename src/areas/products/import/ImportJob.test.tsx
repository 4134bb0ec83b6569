// @vitest-environment happy-dom
import { useMutation, useQuery } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { ImportJob } from './ImportJob.tsx';

const api = vi.hoisted(() => ({ read: vi.fn(), confirm: vi.fn(), cancel: vi.fn() }));

interface Given {
  mutation?: object;
}
const KEY = ['job'];
const read = (): Promise<unknown> => api.read() as Promise<unknown>;
function useJob(): UseQueryResult {
  return useQuery({ queryKey: KEY, queryFn: read });
}
function useConfirm({ mutation }: Given): UseMutationResult {
  return useMutation({
    ...mutation,
    mutationFn: (_data: unknown) => api.confirm() as Promise<unknown>,
  });
}
function useCancel({ mutation }: Given): UseMutationResult {
  return useMutation({
    ...mutation,
    mutationFn: (_data: unknown) => api.cancel() as Promise<unknown>,
  });
}
vi.mock('#generated/admin/batch-jobs/batch-jobs.ts', () => ({
  getGetBatchJobQueryKey: () => KEY,
  getGetBatchJobQueryOptions: () => ({ queryKey: KEY, queryFn: read }),
  useGetBatchJob: useJob,
  useConfirmBatchJob: useConfirm,
  useCancelBatchJob: useCancel,
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

const JOB = {
  id: 'batch_1',
  type: 'product-import',
  status: 'pre_processed',
  context: {},
  result: null,
  confirmed_at: null,
  completed_at: null,
  failed_at: null,
  canceled_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const CANCELED = { ...JOB, status: 'canceled', canceled_at: '2026-01-01T00:01:00.000Z' };
const lost = new ApiError('No answer', { kind: 'network', outcome: 'unknown' });

const onCanceled = vi.fn();
let client: QueryClient;

const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const settles = (check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    check();
  });
const press = (label: string): Promise<void> => act(async () => button(label)?.click());
/** Of the last press. */
const outcome = (): unknown => {
  const state = client.getMutationCache().getAll().at(-1)?.state;
  return state?.status === 'error' ? (state.error as ApiError | null)?.outcome : state?.status;
};

beforeEach(async () => {
  vi.resetAllMocks();
  api.read.mockResolvedValue({ batch_job: JOB });
  client = render(
    <MemoryRouter>
      <ImportJob
        id="batch_1"
        list={{ to: '/a/products', label: 'list' }}
        onAnother={() => undefined}
        onCanceled={onCanceled}
      />
    </MemoryRouter>,
  );
  await settles(() => {
    if (!button('job.confirm')) throw new Error('The job isn’t read yet');
  });
});

const FAULTS: [string, () => Promise<unknown>][] = [
  ['lost', () => Promise.reject(lost)],
  ['empty', () => Promise.resolve()],
  ['{}', () => Promise.resolve({})],
];

test.each(FAULTS)(
  'a start whose answer is %s is unknown, and can be pressed',
  async (_, answer) => {
    api.confirm.mockImplementationOnce(answer);
    await press('job.confirm');
    await settles(() => expect(outcome()).toBe('unknown'));
    expect(button('job.confirm')?.disabled).toBe(false);
    expect(api.confirm).toHaveBeenCalledOnce();
    api.confirm.mockResolvedValueOnce({ batch_job: { ...JOB, confirmed_at: JOB.created_at } });
    await press('job.confirm');
    await settles(() => expect(outcome()).toBe('success'));
  },
);

test.each(FAULTS)('a cancellation whose answer is %s is not called done', async (_, answer) => {
  api.cancel.mockImplementationOnce(answer);
  await press('job.cancel');
  await settles(() => expect(outcome()).toBe('unknown'));
  expect(onCanceled).not.toHaveBeenCalled();
  expect(button('job.cancel')?.disabled).toBe(false);
});

test('a cancellation that is seen is done, whatever its answer', async () => {
  api.read.mockResolvedValue({ batch_job: CANCELED });
  api.cancel.mockResolvedValueOnce({});
  await press('job.cancel');
  await settles(() => expect(outcome()).toBe('success'));
  expect(onCanceled).toHaveBeenCalledExactlyOnceWith(CANCELED);
});
