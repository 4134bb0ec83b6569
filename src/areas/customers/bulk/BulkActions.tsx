import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { MembershipChange } from './membership.ts';

const MembershipDialog = lazyNamed(() => import('./MembershipDialog.tsx'), 'MembershipDialog');

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('customers');
  const [mode, setMode] = useState<MembershipChange['mode']>();
  return (
    <>
      {(['add', 'remove'] as const).map((one) => (
        <Button key={one} size="compact-sm" variant="default" onClick={() => setMode(one)}>
          {t(`bulk.${one}`)}
        </Button>
      ))}
      {mode ? (
        <Suspense fallback={null}>
          <MembershipDialog
            mode={mode}
            ids={ids}
            onClose={() => setMode(undefined)}
            onDone={() => {
              setMode(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
