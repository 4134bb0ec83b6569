import { IconFolders, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { useChosenRow } from '#shared/list/useChosenRow.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { collectionRecord } from '../collection/query.ts';
import { useCollectionColumns } from './columns.tsx';
import { collectionList, ignoresDates } from './query.ts';
import type { ListedCollection } from './query.ts';

const CollectionCreateForm = lazyNamed(
  () => import('../CollectionCreateForm.tsx'),
  'CollectionCreateForm',
);
const DeleteCollection = lazyNamed(() => import('../DeleteCollection.tsx'), 'DeleteCollection');

const FORMS = ['new'] as const;

export function CollectionListPage(): ReactNode {
  const { t } = useTranslation('collections');
  const list = useList(collectionList);
  const columns = useCollectionColumns();
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useChosenRow<ListedCollection>(list.result.rows);
  const renderMenu = useCallback(
    (collection: ListedCollection) => (
      <MoreMenu label={t('list.actionsOf', { title: collection.title })} place="row">
        <MoreItem icon={IconPencil} to={paths.collection(collection.id, { edit: 'general' })}>
          {t('edit.general')}
        </MoreItem>
        <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleted(collection)}>
          {t('delete.action')}
        </MoreItem>
      </MoreMenu>
    ),
    [t, setDeleted],
  );
  return (
    <ListPage
      id="collections"
      list={list}
      columns={columns}
      filters={{ created_at: t('filters.created'), updated_at: t('filters.updated') }}
      rowName={({ title }) => title}
      rowPath={(id) => paths.collection(id)}
      record={collectionRecord}
      icon={IconFolders}
      namespace="collections"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderMenu={renderMenu}
      notice={ignoresDates(list.state) ? t('filters.ignored') : undefined}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            size: 'dialog',
            fields: 3,
            content: <CollectionCreateForm onClose={form.close} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteCollection
            opened
            collection={deleted}
            productCount={deleted.products.length}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
