import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { handleFact, linesFact } from '#ui/page/facts.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { AdvancedSection } from '#shared/record/AdvancedSection.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { paths } from '#app/paths.ts';
import type { Category } from '../query.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategoryGeneralForm, loadGeneralForm } from './forms.tsx';
import type { FormName } from './forms.tsx';
import classes from '../categories.module.css';

interface CategoryPanelProps {
  category: Category;
  /** Ancestors, top down. */
  path: readonly Category[];
  /** The tree's search text. */
  find: string;
  form: Pick<OpenForm<FormName>, 'name' | 'open'>;
}

export function CategoryPanel({ category, path, find, form }: CategoryPanelProps): ReactNode {
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const editable = (field: 'handle' | 'description', fact: Fact): Fact =>
    editableFact(fact, {
      load: loadGeneralForm,
      renderForm: (onClose) => (
        <CategoryGeneralForm category={category} only={[field]} onClose={onClose} />
      ),
    });
  return (
    <div className={classes.panel} data-in-order>
      <Section
        title={common('sections.general')}
        action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
      >
        <Facts
          facts={[
            {
              label: t('panel.place'),
              value:
                path.length === 0 ? (
                  t('panel.top')
                ) : (
                  <ol className={classes.path}>
                    {path.map(({ id, name }) => (
                      <li key={id}>
                        <Link to={paths.category(id, { find })}>{name}</Link>
                      </li>
                    ))}
                  </ol>
                ),
            },
            editable('handle', handleFact(t('fields.handle'), category.handle)),
            editable('description', linesFact(common('fields.description'), category.description)),
          ]}
        />
      </Section>
      <CategoryProducts category={category} />
      <AdvancedSection record={category} canEdit form={form} onOpen={form.open} />
    </div>
  );
}
