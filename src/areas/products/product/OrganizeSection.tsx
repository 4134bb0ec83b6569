import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { ProductOrganizationForm, loadOrganizationForm } from './forms.tsx';
import type { SectionProps } from './GeneralSection.tsx';
import classes from './product.module.css';

function Names({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return '–';
  return (
    <Group gap={6}>
      {names.map((name) => (
        <span key={name} className={classes.chip}>
          {name}
        </span>
      ))}
    </Group>
  );
}

export function OrganizeSection({ product, onEdit }: SectionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const tags = (product.tags ?? []).map((tag) => tag.value);
  const channels = (product.sales_channels ?? []).map((channel) => channel.name);
  const categories = (product.categories ?? []).map((category) => category.name);
  return (
    <Section
      title={t('product.organize')}
      action={<EditButton label={t('edit.organization')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          { label: common('fields.channels'), value: <Names names={channels} /> },
          { label: t('fields.categories'), value: <Names names={categories} /> },
          editableFact(
            { label: t('fields.collection'), value: product.collection?.title },
            {
              load: loadOrganizationForm,
              renderForm: (onClose) => (
                <ProductOrganizationForm
                  product={product}
                  only={['collection_id']}
                  onClose={onClose}
                />
              ),
            },
          ),
          { label: common('fields.type'), value: product.type?.value },
          { label: t('fields.tags'), value: <Names names={tags} /> },
        ]}
      />
    </Section>
  );
}
