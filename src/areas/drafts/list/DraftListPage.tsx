import { IconFilePencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { draftRecord } from '../draft/query.ts';
import { draftName } from '../names.ts';
import { useDraftColumns } from './columns.tsx';
import { draftList } from './query.ts';
import { startingViews } from './views.ts';

export function DraftListPage(): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const list = useList(draftList);
  const columns = useDraftColumns();
  const starting = useMemo(() => startingViews(t), [t]);
  return (
    <ListPage
      id="drafts"
      list={list}
      columns={columns}
      startingViews={starting}
      countOf={draftList}
      filters={{
        status: {
          label: common('fields.status'),
          source: fixedSource([
            { value: 'open', label: t('status.open') },
            { value: 'completed', label: t('status.completed') },
          ]),
        },
        created_at: t('columns.created'),
        updated_at: t('columns.updated'),
      }}
      rowName={draftName}
      rowPath={paths.draft}
      record={draftRecord}
      icon={IconFilePencil}
      namespace="drafts"
      create={{ label: t('list.create'), open: paths.newDraft() }}
    />
  );
}
