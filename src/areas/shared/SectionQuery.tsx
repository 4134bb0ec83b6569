import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Banner } from '#ui/states/Banner.tsx';

interface SectionQueryProps<Data> {
  query: Pick<
    UseQueryResult<Data, unknown>,
    'data' | 'error' | 'isPending' | 'isLoadingError' | 'refetch'
  >;
  /** What stands while it loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a section reads by itself: what stands while it loads, and why it couldn't be read, with another try. */
export function SectionQuery<Data>(props: SectionQueryProps<Data>): ReactNode {
  const { query, skeleton, children } = props;
  const { t } = useTranslation('common');
  const error = useErrorText(query.error);
  if (query.isPending) return skeleton;
  if (query.isLoadingError) {
    return (
      <Banner
        tone="bad"
        action={{ label: t('actions.retry'), onClick: () => void query.refetch() }}
      >
        {error?.text}
      </Banner>
    );
  }
  return query.data === undefined ? null : children(query.data);
}
