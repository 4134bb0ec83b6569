import { Menu } from '@mantine/core';
import { IconCode, IconFolderOff, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getUpdateCollectionMutationOptions } from '#generated/admin/collections/collections.ts';
import { paths } from '#app/paths.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Columns, Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { MetadataSection } from '#shared/MetadataSection.tsx';
import { RecordPage } from '#shared/RecordPage.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { CollectionProducts } from './CollectionProducts.tsx';
import { collectionRecord } from './query.ts';
import type { Collection } from './query.ts';

const CollectionGeneralForm = lazyNamed(
  () => import('./CollectionGeneralForm.tsx'),
  'CollectionGeneralForm',
);
const MetadataForm = lazyNamed(() => import('#shared/MetadataForm.tsx'), 'MetadataForm');
const RecordJson = lazyNamed(() => import('#shared/RecordJson.tsx'), 'RecordJson');
const DeleteCollection = lazyNamed(() => import('../DeleteCollection.tsx'), 'DeleteCollection');

/** One collection. */
export function CollectionPage(): ReactNode {
  const { t } = useTranslation('collections');
  return (
    <RecordPage
      source={collectionRecord}
      listPath={paths.collections()}
      icon={<IconFolderOff size={30} stroke={1.4} aria-hidden />}
      texts={{
        list: t('list.title'),
        back: t('page.back'),
        failed: t('page.failed'),
        notFound: t('page.notFound'),
        notFoundText: t('page.notFoundText'),
        toList: t('page.toList'),
      }}
      sections={{ main: [8], side: [3] }}
    >
      {(collection, onGone) => <CollectionContent collection={collection} onGone={onGone} />}
    </RecordPage>
  );
}

interface CollectionContentProps {
  collection: Collection;
  onGone: () => void;
}

const FORMS = ['general', 'metadata', 'json'] as const;

function CollectionContent({ collection, onGone }: CollectionContentProps): ReactNode {
  const { t } = useTranslation('collections');
  const navigate = useNavigate();
  const form = useOpenForm(FORMS);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Page
      title={collection.title}
      back={{ to: paths.collections(), label: t('page.back') }}
      actions={
        <MoreMenu label={t('page.more')} place="page">
          <MoreItem icon={IconCode} onClick={() => form.open('json')}>
            {t('edit.json')}
          </MoreItem>
          <Menu.Divider />
          <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleting(true)}>
            {t('delete.action')}
          </MoreItem>
        </MoreMenu>
      }
    >
      <Columns
        main={<CollectionProducts collection={collection} />}
        side={
          <>
            <Section
              title={t('page.general')}
              action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
            >
              <Facts
                facts={[
                  {
                    label: t('fields.handle'),
                    value: collection.handle ? <bdi dir="ltr">/{collection.handle}</bdi> : null,
                  },
                ]}
              />
            </Section>
            <MetadataSection record={collection} onEdit={() => form.open('metadata')} />
          </>
        }
      />
      <PageFoot
        facts={[
          { label: t('page.created'), value: <DateText instant={collection.created_at} /> },
          { label: t('page.updated'), value: <DateText instant={collection.updated_at} /> },
        ]}
      />
      <FormDrawer
        form={form}
        forms={{
          general: {
            title: t('edit.general'),
            content: <CollectionGeneralForm collection={collection} onClose={form.close} />,
          },
          metadata: {
            title: t('edit.metadata'),
            content: (
              <MetadataForm
                source={collectionRecord}
                update={getUpdateCollectionMutationOptions}
                record={collection}
                saved={t('form.saved', { title: collection.title })}
                onClose={form.close}
              />
            ),
          },
          json: {
            title: t('edit.json'),
            content: <RecordJson label={t('edit.json')} record={collection} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {isDeleting ? (
          <DeleteCollection
            collection={collection}
            productIds={collection.products.map((product) => product.id)}
            onClose={() => setDeleting(false)}
            onGone={onGone}
            onDone={() => void navigate(paths.collections())}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
