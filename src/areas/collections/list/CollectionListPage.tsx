import { Button } from '@mantine/core';
import { IconFolders, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { useListResult } from '#shared/useListResult.tsx';
import { useNewKey } from '#shared/useNewKey.ts';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { collectionRecord } from '../collection/query.ts';
import { paths } from '#app/paths.ts';
import { collectionColumns } from './columns.tsx';
import { collectionList, ignoresDates } from './query.ts';
import type { ListedCollection } from './query.ts';
import { RowMenu } from './RowMenu.tsx';
import classes from './list.module.css';

const CollectionCreateForm = lazyNamed(
  () => import('../CollectionCreateForm.tsx'),
  'CollectionCreateForm',
);
const DeleteCollection = lazyNamed(() => import('../DeleteCollection.tsx'), 'DeleteCollection');

const FORMS = ['new'] as const;

/** All collections: found, filtered and sorted by the server. */
export function CollectionListPage(): ReactNode {
  const { t } = useTranslation('collections');
  const state = useListState(collectionList.filters);
  const result = useListResult(collectionList.usePage(state), ({ collections }) => collections);
  const format = useFormat();
  const tag = useTag();
  const queryClient = useQueryClient();
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useState<ListedCollection>();
  const columns = useMemo(() => collectionColumns(t, format, tag), [t, format, tag]);
  const renderMenu = useCallback(
    (collection: ListedCollection) => (
      <RowMenu collection={collection} onDelete={() => setDeleted(collection)} />
    ),
    [],
  );
  const filters = useMemo(
    () => [
      { kind: 'dates' as const, name: 'created_at', label: t('filters.created') },
      { kind: 'dates' as const, name: 'updated_at', label: t('filters.updated') },
    ],
    [t],
  );
  useNewKey(t('create.new'), () => form.open('new'));
  const newCollection = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => form.open('new')}
    >
      {t('create.new')}
    </Button>
  );
  return (
    <Page title={t('list.title')} fill actions={newCollection}>
      {ignoresDates(state) ? (
        <div className={classes.notice}>
          <Banner tone="info">{t('filters.ignored')}</Banner>
        </div>
      ) : null}
      <List
        id="collections"
        label={t('list.title')}
        state={state}
        result={result}
        columns={columns}
        rowId={(collection) => collection.id}
        rowName={(collection) => collection.title}
        rowHref={(collection) => paths.collection(collection.id)}
        onIntent={(collection) => collectionRecord.start(queryClient, collection.id)}
        defaultOrder={collectionList.defaultOrder}
        searchLabel={t('list.search')}
        filters={filters}
        renderMenu={renderMenu}
        texts={{
          failed: t('list.failed'),
          empty: {
            title: t('list.empty'),
            text: t('list.emptyText'),
            icon: <IconFolders size={30} stroke={1.4} aria-hidden />,
            action: newCollection,
          },
          noMatch: { title: t('list.noMatch'), text: t('list.noMatchText') },
        }}
      />
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            content: <CollectionCreateForm onClose={form.close} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteCollection
            collection={deleted}
            productIds={(deleted.products ?? []).map(({ id }) => id)}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
