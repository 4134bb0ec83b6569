// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { useJobUpload } from './useJobUpload.ts';

const calls = vi.hoisted(() => ({ upload: vi.fn(), job: vi.fn(), jobs: vi.fn(), remove: vi.fn() }));
vi.mock('#shared/save/settle.ts', () => ({ settled: async () => undefined }));
vi.mock('#generated/admin/uploads/uploads.ts', () => ({
  createProtectedUpload: calls.upload,
}));
vi.mock('#generated/admin/batch-jobs/batch-jobs.ts', () => ({
  createBatchJob: calls.job,
  listBatchJobs: calls.jobs,
  getCreateBatchJobMutationKey: () => ['createBatchJob'],
}));
vi.mock('#shared/files/useUploads.ts', () => ({ removeUploads: calls.remove }));

const write = vi.fn<Parameters<typeof useJobUpload>[0]['write']>();
const onDone = vi.fn();
let upload: ReturnType<typeof useJobUpload>;
let root: ReturnType<typeof createRoot>;
function Page(): null {
  upload = useJobUpload({ type: 'product-import', page: '/a/products/import', write, onDone });
  return null;
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  for (const call of [...Object.values(calls), write, onDone]) call.mockReset();
  write.mockResolvedValue({
    fileKey: { text: 'text', name: 'a.csv', type: 'text/csv' },
    stockKey: { text: '{}', name: 'stock.json', type: 'application/json' },
  });
  calls.upload.mockImplementation(async ({ files }: { files: File }) => ({
    uploads: [{ key: `key of ${files.name}`, url: `https://store.example/${files.name}` }],
  }));
  calls.jobs.mockResolvedValue({ batch_jobs: [] });
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

const end = async (): Promise<void> => {
  await act(() => vi.waitFor(() => expect(upload.isPending).toBe(false)));
};

const failing = (operation: string, outcome: 'failed' | 'unknown'): ApiError =>
  new ApiError('No answer', { kind: 'network', operation, outcome });

test('the files of a job that may have been made are kept', async () => {
  const failure = failing('createBatchJob', 'unknown');
  calls.job.mockRejectedValue(failure);
  calls.jobs.mockResolvedValueOnce({ batch_jobs: [] }).mockRejectedValue(failing('list', 'failed'));
  act(() => upload.start());
  await end();
  expect(upload.error).toBe(failure);
  expect(calls.remove).not.toHaveBeenCalled();
});

const JOB = {
  id: 'batch_1',
  type: 'product-import',
  dry_run: true,
  context: { fileKey: 'key of a.csv' },
};

test('a job whose answer is lost or empty is looked for, and not made twice', async () => {
  calls.job.mockResolvedValue({});
  calls.jobs
    .mockResolvedValueOnce({ batch_jobs: [] })
    .mockRejectedValueOnce(failing('list', 'failed'))
    .mockResolvedValue({ batch_jobs: [JOB] });
  act(() => upload.start());
  await end();
  expect(upload.error).toMatchObject({ outcome: 'unknown' });
  await act(async () => upload.start());
  await act(() => vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(JOB)));
  expect(calls.job).toHaveBeenCalledOnce();
  expect(calls.upload).toHaveBeenCalledTimes(2);
});

test('an upload whose answer names no file makes no job', async () => {
  calls.upload.mockReset().mockResolvedValue({ uploads: [] });
  act(() => upload.start());
  await end();
  expect(upload.error).toMatchObject({ operation: 'createProtectedUpload', outcome: 'unknown' });
  expect(calls.job).not.toHaveBeenCalled();
});

test('the files of a job that was refused are deleted', async () => {
  calls.job.mockRejectedValue(failing('createBatchJob', 'failed'));
  act(() => upload.start());
  await end();
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith(['key of a.csv', 'key of stock.json']);
});

test('what was uploaded before a lost upload is deleted', async () => {
  calls.upload
    .mockResolvedValueOnce({ uploads: [{ key: 'first', url: 'https://store.example/first' }] })
    .mockRejectedValueOnce(failing('createProtectedUpload', 'unknown'));
  act(() => upload.start());
  await end();
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith(['first']);
  expect(calls.job).not.toHaveBeenCalled();
});

test('a file that cannot be uploaded as it stands ends the upload without a word', async () => {
  write.mockResolvedValue(undefined);
  act(() => upload.start());
  expect(upload.isPending).toBe(true);
  await end();
  expect(upload.error).toBeNull();
  expect(calls.upload).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test('a press after the job was started, and before its page is shown, starts none', async () => {
  calls.job.mockResolvedValue({ batch_job: { id: 'batch_1' } });
  act(() => upload.start());
  await act(() => vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce()));
  await act(async () => undefined);
  expect(upload.isPending).toBe(true);
  await act(async () => upload.start());
  expect(write).toHaveBeenCalledOnce();
  expect(calls.job).toHaveBeenCalledOnce();
});
