import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Checklist } from '#ui/page/Checklist.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { setupOptions } from './query.ts';
import classes from './setup.module.css';
import type { Task } from './tasks.ts';
import { useTaskWords } from './useTaskWords.ts';

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
          <Guide tasks={query.data} />
        ) : (
          <QueryError title={t('failed')} error={query.error} onRetry={again} />
        )}
      </div>
    </Page>
  );
}

function Guide({ tasks }: { tasks: readonly Task[] }): ReactNode {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const navigate = useNavigate();
  const words = useTaskWords();
  const hasKeys = useFeature('publishable_api_keys') === true;
  const done = tasks.filter(({ problem }) => !problem).length;
  return (
    <>
      {done === tasks.length ? (
        <Banner
          tone="good"
          title={t('ready.title')}
          {...(hasKeys
            ? {
                action: {
                  label: t('ready.action'),
                  onClick: () => void navigate(paths.apiKeys()),
                },
              }
            : {})}
        >
          {t('ready.text')}
        </Banner>
      ) : (
        <p className={classes.intro}>
          {t('intro')}{' '}
          {t('progress', { done: format.number(done), all: format.number(tasks.length) })}
        </p>
      )}
      <Checklist
        label={t('steps')}
        items={tasks.map(words)}
        states={{ done: t('states.done'), open: t('states.open') }}
      />
    </>
  );
}
