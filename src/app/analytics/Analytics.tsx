import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useGetStore } from '#generated/admin/store/store.ts';
import { config } from '../config/config.ts';
import { useFeatureLater } from '../flags/FeatureFlags.tsx';
import { useSession } from '../session/useSession.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';
import { Tracking } from './Tracking.tsx';
import { UsageDataDialog } from './UsageDataDialog.tsx';
import { VISIBILITY_DEBOUNCE, wantsScreen } from './preferences.ts';
import { usePreferences } from './usePreferences.ts';

export function Analytics(): ReactNode {
  const user = useSession().data?.user;
  const hasFlag = useFeatureLater('analytics') === true;
  const isEnabled = hasFlag && config().analytics !== undefined;
  const preferences = usePreferences(isEnabled && user !== undefined);
  const store = useGetStore({ query: { enabled: false } }).data?.store;
  const [isSubmitting, setSubmitting] = useState(false);
  const [isShown] = useDebouncedValue(
    wantsScreen({
      isEnabled,
      hasUser: user !== undefined,
      isMissing: !preferences.data && preferences.error?.status === 404,
      isLoading: preferences.isFetching,
      isSubmitting,
    }),
    VISIBILITY_DEBOUNCE,
  );
  const chosen = isEnabled ? preferences.data : undefined;
  return (
    <>
      <AnalyticsScreen
        isShown={isShown}
        userEmail={user?.email ?? ''}
        onSubmitting={setSubmitting}
      />
      <UsageDataDialog chosen={preferences} userEmail={user?.email ?? ''} />
      {chosen?.opt_out === false && user && store ? (
        <Tracking
          // Restart when consent changes.
          key={String(chosen.anonymize)}
          userId={user.id}
          store={store}
          isAnonymous={chosen.anonymize}
        />
      ) : null}
    </>
  );
}
