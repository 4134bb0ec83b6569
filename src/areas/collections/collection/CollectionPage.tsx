import { IconFolderOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateCollectionMutationOptions } from '#generated/admin/collections/collections.ts';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { handleFact } from '#ui/page/facts.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { FactEditor } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { CollectionProducts } from './CollectionProducts.tsx';
import type { ListedCollection } from '../list/query.ts';
import { collectionRecord } from './query.ts';
import type { Collection } from './query.ts';

const loadGeneralForm = () => import('./CollectionGeneralForm.tsx');
const CollectionGeneralForm = lazyNamed(loadGeneralForm, 'CollectionGeneralForm');
const DeleteCollection = lazyNamed(() => import('../DeleteCollection.tsx'), 'DeleteCollection');

export function CollectionPage(): ReactNode {
  return (
    <RecordPage
      source={collectionRecord}
      listPath={() => paths.collections()}
      icon={<IconFolderOff size={30} stroke={1.4} aria-hidden />}
      namespace="collections"
      known={({ title }: ListedCollection) => ({ title })}
      sections={{ main: [8], side: [3] }}
    >
      {(collection) => <CollectionContent collection={collection} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function CollectionContent({ collection }: { collection: Collection }): ReactNode {
  const { t } = useTranslation('collections');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  const editor = (field: 'title' | 'handle'): FactEditor => ({
    load: loadGeneralForm,
    renderForm: (onClose) => (
      <CollectionGeneralForm collection={collection} only={[field]} onClose={onClose} />
    ),
  });
  return (
    <RecordView
      record={collection}
      title={collection.title}
      rename={{ label: common('fields.title'), ...editor('title') }}
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => (
          <DeleteCollection
            {...removal}
            collection={collection}
            productCount={collection.products.length}
          />
        ),
      }}
      main={<CollectionProducts collection={collection} />}
      side={
        <Section
          title={common('sections.general')}
          action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
        >
          <Facts
            facts={[
              editableFact(handleFact(t('fields.handle'), collection.handle), editor('handle')),
            ]}
          />
        </Section>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.general'),
          size: 'dialog',
          content: <CollectionGeneralForm collection={collection} onClose={form.close} />,
        },
      }}
      source={collectionRecord}
      update={getUpdateCollectionMutationOptions}
      saved={t('form.saved', { title: collection.title })}
    />
  );
}
