import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { Page } from '#ui/page/Page.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { DocumentsForm } from './DocumentsForm.tsx';

export function DocumentsPage(): ReactNode {
  const { t } = useTranslation('store-settings');
  const query = useGetStore();
  if (query.data) return <DocumentsForm store={query.data.store} />;
  return (
    <Page title={t('documents.title')}>
      <SectionQuery query={query} skeleton={<TextSkeleton lines={6} />}>
        {() => null}
      </SectionQuery>
    </Page>
  );
}
