import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { Page } from '#ui/page/Page.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { SetupGuide } from '#shared/setup/SetupGuide.tsx';
import { setupOptions } from '#shared/setup/query.ts';
import classes from './setup.module.css';

export function SetupPage(): ReactNode {
  const { t } = useTranslation('setup');
  const query = useQuery(setupOptions(useQueryClient()));
  const again = (): void => void query.refetch();
  return (
    <Page
      title={t('title')}
      narrow
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          loading={query.isFetching && !query.isPending}
          onClick={again}
        >
          {t('again')}
        </Button>
      }
    >
      <div className={classes.guide}>
        {query.isPending ? (
          <>
            <SlowNotice onRetry={again} />
            <TextSkeleton lines={8} />
          </>
        ) : query.data ? (
          <SetupGuide tasks={query.data} />
        ) : (
          <QueryError title={t('failed')} error={query.error} onRetry={again} />
        )}
      </div>
    </Page>
  );
}
