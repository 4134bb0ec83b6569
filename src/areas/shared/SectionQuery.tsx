import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import classes from './SectionQuery.module.css';

interface SectionQueryProps<Data> {
  query: Pick<
    UseQueryResult<Data, unknown>,
    'data' | 'error' | 'isPending' | 'isLoadingError' | 'refetch'
  >;
  /** Pixels of what stands while it loads. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** What a section reads by itself: a bar while it loads, and why it couldn't be read, with another try. */
export function SectionQuery<Data>(props: SectionQueryProps<Data>): ReactNode {
  const { query, height, children } = props;
  const { t } = useTranslation('common');
  const error = useErrorText(query.error);
  if (query.isPending) return <Skeleton height={height} radius="sm" />;
  if (query.isLoadingError) {
    return (
      <div className={classes.failed} role="alert">
        <span>{error?.text}</span>
        <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
          {t('actions.retry')}
        </Button>
      </div>
    );
  }
  return query.data === undefined ? null : children(query.data);
}
