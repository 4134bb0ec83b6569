import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconPackages,
  IconPencil,
  IconPlus,
  IconTrash,
  IconTable,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, createSearchParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { gridPath } from '../paths.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { DeleteVariant } from './DeleteVariant.tsx';
import type { Editing } from './editing.ts';
import classes from './product.module.css';
import type { Product } from './query.ts';
import { optionValue } from './variant.ts';
import type { Variant } from './variant.ts';

interface VariantsSectionProps {
  product: Product;
  editing: Editing;
}

/** What can be bought of a product. */
export function VariantsSection({ product, editing }: VariantsSectionProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const [params] = useSearchParams();
  const [deleted, setDeleted] = useState<Variant>();
  const variants = product.variants ?? [];
  const options = product.options ?? [];
  const editPath = (variant: Variant): string => {
    const next = createSearchParams(params);
    next.set('edit', 'variant');
    next.set('variant', variant.id);
    return `?${next.toString()}`;
  };
  return (
    <Section
      title={t('product.variants')}
      action={
        <Group gap="xs">
          {variants.length > 0 ? (
            <Button
              component={Link}
              to={gridPath(product.id)}
              size="compact-sm"
              variant="default"
              leftSection={<IconTable size={14} aria-hidden />}
            >
              {t('variants.grid')}
            </Button>
          ) : null}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('edit.options')}
            onClick={() => editing.open('options')}
          >
            {t('options.title')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => editing.open('variant')}
          >
            {t('variants.add')}
          </Button>
        </Group>
      }
    >
      {variants.length === 0 ? (
        <p className={classes.none}>{t('product.variantsEmpty')}</p>
      ) : (
        <div className={classes.variants}>
          <table aria-label={t('product.variants')}>
            <thead>
              <tr>
                <th scope="col">{t('variants.title')}</th>
                {options.map((option) => (
                  <th key={option.id} scope="col">
                    {option.title}
                  </th>
                ))}
                <th scope="col">{t('variants.sku')}</th>
                <th scope="col" className={classes.figure}>
                  {t('variants.prices')}
                </th>
                <th scope="col" className={classes.figure}>
                  {t('variants.stock')}
                </th>
                <th scope="col">
                  <span className="qm-visually-hidden">{t('variants.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant) => (
                <tr key={variant.id}>
                  <th scope="row">
                    <Link to={editPath(variant)} className={classes.variantLink}>
                      {variant.title}
                    </Link>
                  </th>
                  {options.map((option) => (
                    <td key={option.id}>{optionValue(variant, option.id) || '–'}</td>
                  ))}
                  <td className={classes.code}>{variant.sku ?? '–'}</td>
                  <td className={classes.figure}>
                    {format.number((variant.prices ?? []).filter((p) => !p.price_list_id).length)}
                  </td>
                  <td className={classes.figure}>
                    {variant.manage_inventory
                      ? format.number(variant.inventory_quantity ?? 0)
                      : t('variants.notCounted')}
                  </td>
                  <td>
                    <VariantMenu
                      variant={variant}
                      editing={editing}
                      onDelete={() => setDeleted(variant)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {deleted ? (
        <DeleteVariant product={product} variant={deleted} onClose={() => setDeleted(undefined)} />
      ) : null}
    </Section>
  );
}

interface VariantMenuProps {
  variant: Variant;
  editing: Editing;
  onDelete: () => void;
}

function VariantMenu({ variant, editing, onDelete }: VariantMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('variants.actionsOf', { variant: variant.title })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => editing.open('variant', variant.id)}
        >
          {t('variants.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPackages size={16} stroke={1.75} />}
          onClick={() => editing.open('stock', variant.id)}
        >
          {t('variants.editStock')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.75} />}
          onClick={() => editing.open('variant', variant.id, true)}
        >
          {t('variants.duplicate')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={onDelete}
        >
          {t('variants.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
