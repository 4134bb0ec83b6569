import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';

interface SectionQueryProps<Data> {
  query: Pick<
    UseQueryResult<Data, unknown>,
    'data' | 'error' | 'isPending' | 'isFetching' | 'isLoadingError' | 'refetch'
  >;
  skeleton: ReactNode;
  /** For forms: don't start from a stale answer. */
  waitsForFresh?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders a query: skeleton, error with retry, or data. */
export function SectionQuery<Data>(props: SectionQueryProps<Data>): ReactNode {
  const { query, skeleton, waitsForFresh = false, children } = props;
  const { t } = useTranslation('common');
  const error = useErrorText(query.error);
  const retry = (): void => void query.refetch();
  const [hasBegun, setBegun] = useState(!waitsForFresh);
  if (!hasBegun && !query.isFetching && !query.error) setBegun(true);
  if (query.isPending || (!hasBegun && query.isFetching)) {
    return (
      <>
        {skeleton}
        <SlowNotice onRetry={retry} />
      </>
    );
  }
  if (query.isLoadingError || (!hasBegun && query.error)) {
    return (
      <Banner tone="bad" action={{ label: t('actions.retry'), onClick: retry }}>
        {error?.text}
      </Banner>
    );
  }
  return query.data === undefined ? null : children(query.data);
}
