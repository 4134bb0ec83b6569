import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOptions } from '../useChanges.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { Category } from '../query.ts';
import { categoryRecord } from './record.ts';

const CategoryCreateForm = lazyNamed(
  () => import('./CategoryCreateForm.tsx'),
  'CategoryCreateForm',
);
export const loadGeneralForm = () => import('./CategoryGeneralForm.tsx');
export const CategoryGeneralForm = lazyNamed(loadGeneralForm, 'CategoryGeneralForm');
const MetadataForm = lazyNamed(() => import('#shared/record/MetadataForm.tsx'), 'MetadataForm');
const RecordJson = lazyNamed(() => import('#shared/record/RecordJson.tsx'), 'RecordJson');

/** Values of `?edit=`. */
export const FORMS = ['new', 'general', 'metadata', 'json'] as const;
export type FormName = (typeof FORMS)[number];

interface CategoryFormsOptions {
  category: Category | undefined;
  /** Parent of a new category; undefined for the top level. */
  parent: Category | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Without a category, only `new` is available. */
export function useCategoryForms(
  options: CategoryFormsOptions,
): Record<FormName, FormEntry | undefined> {
  const { category, parent, onClose, onCreated } = options;
  const { t } = useTranslation('categories');
  const { t: records } = useTranslation('records');
  const ofCategory = (
    title: string,
    content: (category: Category) => ReactNode,
  ): FormEntry | undefined => category && { title, content: content(category) };
  return {
    new: {
      title: parent ? t('create.below', { name: parent.name }) : t('create.new'),
      content: <CategoryCreateForm parent={parent} onClose={onClose} onCreated={onCreated} />,
    },
    general: ofCategory(t('edit.general'), (one) => (
      <CategoryGeneralForm category={one} onClose={onClose} />
    )),
    metadata: ofCategory(records('metadata.edit'), (one) => (
      <MetadataForm
        source={categoryRecord}
        update={changeOptions}
        record={one}
        saved={t('form.saved', { name: one.name })}
        // Unlike elsewhere, the server replaces all metadata.
        toMetadata={(_before, after) => after}
        onClose={onClose}
      />
    )),
    json: ofCategory(records('json'), ({ parentId: _parent, label: _label, ...stored }) => (
      <RecordJson label={records('json')} record={stored} />
    )),
  };
}
