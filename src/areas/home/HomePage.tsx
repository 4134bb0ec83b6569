import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToDo } from '#app/area/to-do.ts';
import { useAvailable } from '#app/flags/FeatureFlags.tsx';
import { hasKeptFigures } from '#app/preferences/storage.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useSession } from '#app/session/useSession.ts';
import { Page } from '#ui/page/Page.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { SectionSkeleton, TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { ExtensionTiles } from '#shared/extensions/ExtensionTiles.tsx';
import { SetupGuide } from '#shared/setup/SetupGuide.tsx';
import { setupOptions } from '#shared/setup/query.ts';
import { isReady } from '#shared/setup/tasks.ts';
import { PerformanceSection } from './performance/later.ts';
import { ToDoSection } from './ToDoSection.tsx';
import classes from './home.module.css';
import { allOrders } from './query.ts';

/** Pixels: period, tiles and chart */
const ROOM = 560;

export const homePage = (toDos: readonly ToDo[]): ComponentType =>
  function HomePage(): ReactNode {
    return <Home toDos={toDos} />;
  };

function Home({ toDos }: { toDos: readonly ToDo[] }): ReactNode {
  const { t } = useTranslation('home');
  const available = useAvailable(toDos);
  const isNew = useQuery(allOrders).data?.count === 0;
  const setup = useQuery({ ...setupOptions(useQueryClient()), enabled: isNew });
  const guide = setup.data && !isReady(setup.data) ? setup.data : undefined;
  if (!isNew) {
    return (
      <Page title={t('title')}>
        <div className={classes.overview} data-in-order="lg">
          <div className={classes.sections}>
            <ToDoSection toDos={available} />
            <ExtensionTiles />
          </div>
          <div className={classes.sections}>
            <PerformanceLater />
          </div>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('title')} narrow>
      <div className={classes.sections}>
        {setup.isPending ? (
          <>
            <TextSkeleton lines={8} />
            <SlowNotice onRetry={() => void setup.refetch()} />
          </>
        ) : guide ? (
          <SetupGuide tasks={guide} />
        ) : (
          <ToDoSection toDos={available} />
        )}
      </div>
    </Page>
  );
}

/** After what there is to do, unless its orders are kept */
function PerformanceLater(): ReactNode {
  const hasContent = useFirstContent();
  const userId = useSession().data?.user.id;
  const isShown = hasContent || (userId !== undefined && hasKeptFigures(userId));
  const place = <SectionSkeleton facts={6} least={ROOM} />;
  return (
    <RetryingSuspense of={isShown} place={place}>
      {isShown ? <PerformanceSection /> : place}
    </RetryingSuspense>
  );
}
