// @vitest-environment happy-dom
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { ApiError } from '#client/index.ts';
import { render } from '../../../tests/support/render.tsx';
import { JobEntry } from './JobEntry.tsx';

const api = vi.hoisted(() => ({ confirm: vi.fn(), cancel: vi.fn() }));
interface Given {
  mutation?: object;
}
function useConfirm({ mutation }: Given = {}): UseMutationResult {
  return useMutation({
    ...mutation,
    mutationFn: (_data: unknown) => api.confirm() as Promise<unknown>,
  });
}
function useCancel({ mutation }: Given = {}): UseMutationResult {
  return useMutation({
    ...mutation,
    mutationFn: (_data: unknown) => api.cancel() as Promise<unknown>,
  });
}
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('#ui/format/RelativeTime.tsx', () => ({ RelativeTime: () => null }));
vi.mock('./useActivityFormat.ts', () => ({ useActivityFormat: () => ({}) }));
vi.mock('./useResultFile.ts', () => ({ useResultFile: () => ({ isPending: false }) }));
vi.mock('./JobPlan.tsx', () => ({ JobPlan: () => null }));
vi.mock('#generated/admin/batch-jobs/batch-jobs.ts', () => ({
  useConfirmBatchJob: useConfirm,
  useCancelBatchJob: useCancel,
}));

const JOB = {
  id: 'batch_1',
  type: 'stock-import',
  status: 'pre_processed',
  created_by: 'usr_1',
  created_at: '2026-11-21T00:00:00Z',
  context: {},
  result: null,
} as unknown as BatchJob;

const open = (label: string) => {
  render(
    <MemoryRouter>
      <JobEntry job={JOB} now={Date.parse(JOB.created_at)} userId="usr_1" />
    </MemoryRouter>,
  );
  const button = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return {
    press: (): Promise<void> => act(async () => button()?.click()),
    becomes: (isPressable: boolean): Promise<void> =>
      vi.waitFor(async () => {
        await act(async () => Promise.resolve());
        expect(button()?.disabled).toBe(!isPressable);
      }),
  };
};

const ACTIONS = [
  ['confirmBatchJob', 'confirm', api.confirm],
  ['cancelBatchJob', 'cancel', api.cancel],
] as const;

beforeEach(() => {
  vi.resetAllMocks();
});

test.each(ACTIONS)(
  '%s is sent once, and again only by a press after its answer was lost',
  async (_name, label, send) => {
    let lose = (): void => undefined;
    send.mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          lose = () => reject(new ApiError('', { kind: 'network', outcome: 'unknown' }));
        }),
    );
    const { press, becomes } = open(label);
    await press();
    await becomes(false);
    await press();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => lose());
    await becomes(true);
    expect(send).toHaveBeenCalledOnce();
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test.each(ACTIONS)(
  '%s: after an empty answer or `{}` it can be pressed again, after the job not',
  async (_name, label, send) => {
    const { press, becomes } = open(label);
    for (const [place, answer] of [undefined, {}].entries()) {
      send.mockResolvedValueOnce(answer);
      await press();
      await becomes(true);
      expect(send).toHaveBeenCalledTimes(place + 1);
    }
    send.mockResolvedValueOnce({ batch_job: JOB });
    await press();
    await becomes(false);
    expect(send).toHaveBeenCalledTimes(3);
  },
);
