import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { seenActivity, unseenJobs } from '#app/activity/announce.ts';
import { unseenJobCount } from '#app/activity/state.ts';
import { useBatchJobs } from '#app/activity/useBatchJobs.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';
import { useStore } from '#app/state/store.ts';

/** Failed since the activity was last open. */
export function useFailedJobs(): readonly BatchJob[] {
  const user = useSession().data?.user;
  const jobs = useBatchJobs().data?.batch_jobs;
  // Changes when the activity is opened.
  useStore(unseenJobCount);
  if (!user || !jobs) return [];
  const seen = seenActivity.read(ownerKey(user.id));
  return unseenJobs(jobs, seen).filter(({ status }) => status === 'failed');
}
