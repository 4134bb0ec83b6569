import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateCollection } from '#generated/admin/collections/collections.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { JsonViewer } from '#ui/json/JsonViewer.tsx';
import type { Json } from '#ui/json/nodes.ts';
import { MetadataForm } from '#shared/MetadataForm.tsx';
import { metadataBody } from '#shared/metadata.ts';
import { GeneralForm } from './GeneralForm.tsx';
import { readCollectionNow } from './query.ts';
import type { Collection } from './query.ts';

/** What of a collection can be edited or looked at in the drawer, as `?edit=` names it. */
export type SectionName = 'general' | 'metadata' | 'json';

interface EditorProps {
  collection: Collection;
  section: SectionName;
  onClose: () => void;
}

/** The form of the section that is being edited. */
export function Editor({ collection, section, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('collections');
  switch (section) {
    case 'general':
      return <GeneralForm collection={collection} onClose={onClose} />;
    case 'metadata':
      return <CollectionMetadata collection={collection} onClose={onClose} />;
    case 'json':
      // It came as JSON.
      return <JsonViewer label={t('edit.json')} value={collection as unknown as Json} depth={1} />;
    default:
      return section satisfies never;
  }
}

function CollectionMetadata({ collection, onClose }: Omit<EditorProps, 'section'>): ReactNode {
  const { t } = useTranslation('collections');
  const queryClient = useQueryClient();
  const calls = useOwnCalls();
  const update = useUpdateCollection({
    request: calls.request,
    mutation: {
      meta: { errors: 'form', success: t('form.saved', { title: collection.title }) },
    },
  });
  return (
    <MetadataForm
      calls={calls}
      record={collection}
      read={(call) => readCollectionNow(queryClient, collection.id, call)}
      send={(before, after) =>
        update.mutateAsync({
          id: collection.id,
          data: { metadata: metadataBody(before, after) },
        })
      }
      onClose={onClose}
    />
  );
}
