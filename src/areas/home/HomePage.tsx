import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToDo } from '#app/area/to-do.ts';
import { useAvailable } from '#app/flags/FeatureFlags.tsx';
import { Page } from '#ui/page/Page.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { ExtensionTiles } from '#shared/extensions/ExtensionTiles.tsx';
import { SetupGuide } from '#shared/setup/SetupGuide.tsx';
import { setupOptions } from '#shared/setup/query.ts';
import { isReady } from '#shared/setup/tasks.ts';
import { ToDoSection } from './ToDoSection.tsx';
import classes from './home.module.css';
import { allOrders } from './query.ts';

export const homePage = (toDos: readonly ToDo[]): ComponentType =>
  function HomePage(): ReactNode {
    return <Home toDos={toDos} />;
  };

function Home({ toDos }: { toDos: readonly ToDo[] }): ReactNode {
  const { t } = useTranslation('home');
  const available = useAvailable(toDos);
  const isNew = useQuery(allOrders).data?.count === 0;
  const setup = useQuery({ ...setupOptions(useQueryClient()), enabled: isNew });
  const isPending = isNew && setup.isPending;
  const guide = isNew && setup.data && !isReady(setup.data) ? setup.data : undefined;
  return (
    <Page title={t('title')} narrow>
      <div className={classes.sections}>
        {isPending ? (
          <>
            <TextSkeleton lines={8} />
            <SlowNotice onRetry={() => void setup.refetch()} />
          </>
        ) : guide ? (
          <SetupGuide tasks={guide} />
        ) : (
          <ToDoSection toDos={available} />
        )}
        <ExtensionTiles />
      </div>
    </Page>
  );
}
