import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { adminEffects, isAffected } from '#generated/paths/effects.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ownerKey } from '../preferences/storage.ts';
import {
  announcedJob,
  completionsSince,
  isOlderThanImport,
  latestNews,
  seenActivity,
  unseenJobs,
} from './announce.ts';
import { isOpen, readResult } from './job.ts';
import { doneText } from './names.ts';
import { unseenJobCount } from './state.ts';
import { restartPolling, usePolledBatchJobs } from './useBatchJobs.ts';

const JOB_WRITES = new Set<unknown>(['createBatchJob', 'confirmBatchJob', 'cancelBatchJob']);

/** An import changes what creating a product changes. */
const IMPORT_EFFECTS = adminEffects.createProduct ?? [['admin', 'products']];

export function ActivityWatch({ userId }: { userId: string }): ReactNode {
  const { t } = useTranslation('activity');
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = usePolledBatchJobs();
  const jobs = data?.batch_jobs;
  const refreshed = useRef(new Set<string>());
  const seenOpen = useRef(new Map<string, number>());
  const owner = ownerKey(userId);

  const announce = useEffectEvent((found: readonly BatchJob[]): void => {
    // Reread each time: another tab may have announced them.
    const { announce: completed, last } = completionsSince(
      found,
      announcedJob.read(owner) || undefined,
    );
    announcedJob.write(last, owner);
    for (const job of completed) {
      const hasFile = readResult(job.result).fileKey !== undefined;
      showToast('success', {
        title: doneText(job.type, t),
        message: hasFile ? t('doneFile') : t('doneText'),
      });
    }
  });

  const refreshProducts = useEffectEvent((found: readonly BatchJob[]): void => {
    const imports = found.filter(({ id }) => !refreshed.current.has(id));
    for (const job of imports) {
      if (job.status === 'completed') refreshed.current.add(job.id);
      else if (isOpen(job)) seenOpen.current.set(job.id, dataUpdatedAt);
    }
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        state.dataUpdatedAt > 0 &&
        IMPORT_EFFECTS.some((prefix) => isAffected(queryKey, prefix)) &&
        isOlderThanImport(state.dataUpdatedAt, imports, seenOpen.current),
    });
  });

  const count = useEffectEvent((found: readonly BatchJob[]): void => {
    const seen = seenActivity.read(owner);
    // Not news on a first visit.
    if (seen === '') seenActivity.write(latestNews(found), owner);
    unseenJobCount.set(seen === '' ? 0 : unseenJobs(found, seen).length);
  });

  useEffect(() => {
    if (!jobs) return;
    announce(jobs);
    refreshProducts(jobs);
    count(jobs);
  }, [jobs]);

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.state.status !== 'success') return;
        if (JOB_WRITES.has(mutation.options.mutationKey?.[0])) restartPolling(queryClient);
      }),
    [queryClient],
  );
  return null;
}
