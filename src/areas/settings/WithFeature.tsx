import { IconPlugOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import type { Feature } from '#app/flags/flags.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

interface WithFeatureProps {
  feature: Feature;
  title: string;
  /** Title of the empty state. */
  missing: string;
  children: ReactNode;
}

/** Shows an empty state if the server lacks the feature. */
export function WithFeature({ feature, title, missing, children }: WithFeatureProps): ReactNode {
  const { t } = useTranslation('settings');
  if (useFeature(feature) !== false) return children;
  return (
    <Page title={title} narrow>
      <EmptyState
        icon={<IconPlugOff size={30} stroke={1.4} aria-hidden />}
        title={missing}
        text={t('missingText')}
      />
    </Page>
  );
}
