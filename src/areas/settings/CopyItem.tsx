import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';

interface CopyItemProps {
  value: string;
  /** Toast after copying. */
  done: string;
  /** Disables the item, with this explanation. */
  reason?: string | undefined;
  children: ReactNode;
}

export function CopyItem({ value, done, reason, children }: CopyItemProps): ReactNode {
  const { t } = useTranslation('settings');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      showToast('success', { message: done });
    } catch {
      showToast('error', { message: t('copyFailed') });
    }
  };
  return (
    <MoreItem
      icon={IconCopy}
      {...(reason === undefined ? {} : { reason })}
      onClick={() => void copy()}
    >
      {children}
    </MoreItem>
  );
}
