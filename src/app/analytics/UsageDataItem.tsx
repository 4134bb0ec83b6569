import { Menu } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../config/config.ts';
import { useFeatureLater } from '../flags/FeatureFlags.tsx';
import { usageDialog } from './usage-dialog.ts';

export function UsageDataItem(): ReactNode {
  const { t, ready } = useTranslation('analytics', { useSuspense: false });
  const hasFlag = useFeatureLater('analytics') === true;
  if (!hasFlag || !ready || !config().analytics) return null;
  return (
    <Menu.Item
      leftSection={<IconChartDots size={16} stroke={1.6} aria-hidden />}
      onClick={() => usageDialog.set(true)}
    >
      {t('menu')}
    </Menu.Item>
  );
}
