import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReport } from './report.ts';

interface CopyDetailsProps {
  error: unknown;
  /** Route pattern. */
  page?: string | undefined;
  isSmall?: boolean;
}

/** Copies a report without personal data. */
export function CopyDetails({ error, page, isSmall }: CopyDetailsProps): ReactNode {
  const { t, ready } = useTranslation('errors', { useSuspense: false });
  const { copied, copy } = useClipboard();
  const [at] = useState(() => new Date());
  if (!ready) return null;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="subtle"
      size={isSmall ? 'compact-sm' : 'sm'}
      color="gray"
      leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
      onClick={() => copy(errorReport(error, at, page))}
    >
      {t(copied ? 'copied' : 'copy')}
    </Button>
  );
}
