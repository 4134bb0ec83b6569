import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCategory } from '#generated/admin/admin.schemas.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { JsonViewer } from '#ui/json/JsonViewer.tsx';
import type { Json } from '#ui/json/nodes.ts';
import { MetadataForm } from '#shared/MetadataForm.tsx';
import { readCategoryNow } from '../query.ts';
import type { Category } from '../query.ts';
import { useChangeCategory } from '../useChanges.ts';
import { CreateForm } from './CreateForm.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import type { SectionName } from './sections.ts';

interface EditorProps {
  section: SectionName;
  /** The category that is edited, or below which a new one is made. */
  category: Category | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** The form that is open. */
export function Editor({ section, category, onClose, onCreated }: EditorProps): ReactNode {
  if (section === 'new') {
    return <CreateForm parent={category} onClose={onClose} onCreated={onCreated} />;
  }
  if (!category) return null;
  switch (section) {
    case 'general':
      return <GeneralForm category={category} onClose={onClose} />;
    case 'metadata':
      return <CategoryMetadata category={category} onClose={onClose} />;
    case 'json':
      return <CategoryJson category={category} />;
    default:
      return section satisfies never;
  }
}

function CategoryJson({ category }: { category: Category }): ReactNode {
  const { t } = useTranslation('categories');
  const { parentId: _parent, label: _label, ...stored } = category;
  // It came as JSON.
  return <JsonViewer label={t('edit.json')} value={stored as unknown as Json} depth={1} />;
}

interface CategoryMetadataProps {
  category: Category;
  onClose: () => void;
}

function CategoryMetadata({ category, onClose }: CategoryMetadataProps): ReactNode {
  const { t } = useTranslation('categories');
  const queryClient = useQueryClient();
  const calls = useOwnCalls();
  const change = useChangeCategory(
    { errors: 'form', success: t('form.saved', { name: category.name }) },
    calls.request,
  );
  return (
    <MetadataForm<ProductCategory>
      calls={calls}
      record={category}
      read={(call) => readCategoryNow(queryClient, category.id, call)}
      // Unlike elsewhere, the server puts what it gets in the place of all entries.
      send={(_before, after) => change.mutateAsync({ id: category.id, data: { metadata: after } })}
      onClose={onClose}
    />
  );
}
