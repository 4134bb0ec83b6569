import { IconFolderOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getUpdateCollectionMutationOptions } from '#generated/admin/collections/collections.ts';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { DateText } from '#ui/format/DateText.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { RecordPage } from '#shared/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/RecordView.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { CollectionProducts } from './CollectionProducts.tsx';
import { collectionRecord } from './query.ts';
import type { Collection } from './query.ts';

const CollectionGeneralForm = lazyNamed(
  () => import('./CollectionGeneralForm.tsx'),
  'CollectionGeneralForm',
);
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

const FORMS = ['general', ...RECORD_FORMS] as const;

function CollectionContent({ collection, onGone }: CollectionContentProps): ReactNode {
  const { t } = useTranslation('collections');
  const navigate = useNavigate();
  const form = useOpenForm(FORMS);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <RecordView
      record={collection}
      title={collection.title}
      back={{ to: paths.collections(), label: t('page.back') }}
      remove={{ label: t('delete.action'), onClick: () => setDeleting(true) }}
      main={<CollectionProducts collection={collection} />}
      side={
        <Section
          title={t('page.general')}
          action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
        >
          <Facts
            facts={[
              {
                label: t('fields.handle'),
                value: collection.handle ? (
                  <Copyable value={collection.handle} label={t('fields.handle')}>
                    <bdi dir="ltr">/{collection.handle}</bdi>
                  </Copyable>
                ) : null,
              },
            ]}
          />
        </Section>
      }
      facts={[
        { label: t('page.created'), value: <DateText instant={collection.created_at} /> },
        { label: t('page.updated'), value: <DateText instant={collection.updated_at} /> },
      ]}
      form={form}
      forms={{
        general: {
          title: t('edit.general'),
          content: <CollectionGeneralForm collection={collection} onClose={form.close} />,
        },
      }}
      source={collectionRecord}
      update={getUpdateCollectionMutationOptions}
      saved={t('form.saved', { title: collection.title })}
    >
      {isDeleting ? (
        <DeleteCollection
          collection={collection}
          productIds={collection.products.map((product) => product.id)}
          onClose={() => setDeleting(false)}
          onGone={onGone}
          onDone={() => void navigate(paths.collections())}
        />
      ) : null}
    </RecordView>
  );
}
