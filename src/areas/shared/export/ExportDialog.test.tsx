// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const api = vi.hoisted(() => ({
  createBatchJob: vi.fn(),
  listBatchJobs: vi.fn(),
  useGetBatchJob: vi.fn(() => ({ data: undefined, error: null, isError: false })),
}));
vi.mock('#generated/admin/batch-jobs/batch-jobs.ts', () => api);
vi.mock('#app/activity/useResultFile.ts', () => ({
  useResultFile: () => ({ open: vi.fn(), isPending: false, progress: undefined }),
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../save/settle.ts', () => ({ settled: async () => undefined }));

const startButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
const press = (): Promise<void> => act(async () => startButton()?.click());
const becomes = (label: string): Promise<void> =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(startButton()?.textContent).toBe(label);
  });
const failure = (outcome: 'failed' | 'unknown'): ApiError =>
  new ApiError('No answer', { kind: 'network', outcome });

const dialog = (
  <ExportDialog
    title="Export orders"
    type="order-export"
    readContext={async () => ({ order: '-created_at' })}
    found="3 orders"
    isEmpty={false}
    onClose={vi.fn()}
  />
);

test('an export can be started where the page is not served securely, too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  render(dialog);
  await becomes('export.start');
  expect(startButton()?.disabled).toBe(false);
});

test('an export whose answer is lost is looked for, and not started twice', async () => {
  const sent = (): object => api.createBatchJob.mock.lastCall?.[0] as object;
  api.createBatchJob.mockRejectedValue(failure('unknown'));
  api.listBatchJobs
    .mockResolvedValueOnce({ batch_jobs: [] })
    .mockRejectedValueOnce(failure('failed'))
    .mockImplementation(async () => ({
      batch_jobs: [
        { ...sent(), id: 'other', context: { request: 'of another tab' } },
        { ...sent(), id: 'batch_1' },
      ],
    }));
  render(dialog);
  await becomes('export.start');
  await press();
  await becomes('actions.checkAgain');
  expect(document.body.textContent).toContain('create.unknown');
  await press();
  await vi.waitFor(() =>
    expect(api.useGetBatchJob).toHaveBeenLastCalledWith('batch_1', expect.anything()),
  );
  expect(api.createBatchJob).toHaveBeenCalledOnce();
});
