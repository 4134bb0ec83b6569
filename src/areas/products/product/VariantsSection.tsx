import { Button } from '@mantine/core';
import { IconPlus, IconTable } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { Section } from '#ui/page/Section.tsx';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { moved, useReorder } from '../useReorder.ts';
import { paths } from '#app/paths.ts';
import { DeleteVariant } from './DeleteVariant.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';
import { byRank } from './rank.ts';
import type { Variant } from './variant.ts';
import { VariantOrder } from './VariantOrder.tsx';
import { VariantsTable } from './VariantsTable.tsx';

const SEARCHED_FROM = 20;

interface VariantsSectionProps {
  product: Product;
  form: OpenForm<FormName>;
}

export function VariantsSection({ product, form }: VariantsSectionProps): ReactNode {
  const { t } = useTranslation('products');
  // Cache only: the feature flags load the store.
  const currency = useGetStore({ query: { enabled: false } }).data?.store.default_currency_code;
  const [deleted, setDeleted] = useState<Variant>();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<readonly string[]>();
  const stored = useMemo(() => byRank(product.variants ?? []), [product.variants]);
  const ordered = useMemo(() => inOrder(stored, order), [stored, order]);
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase());
  const shown = useMemo(
    () => (wanted ? ordered.filter((variant) => isFound(variant, wanted)) : ordered),
    [ordered, wanted],
  );
  const reorder = useReorder(ordered.length, (from, to) =>
    setOrder(moved(ordered, from, to).map(({ id }) => id)),
  );
  const onDelete = useCallback((variant: Variant) => setDeleted(variant), []);
  return (
    <Section
      title={t('product.variants')}
      flush
      action={
        <div className={classes.variantActions}>
          {stored.length > 0 ? (
            <Button
              component={Link}
              to={paths.productGrid(product.id)}
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
            onClick={() => form.open('options')}
          >
            {t('options.title')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => form.open('newVariant')}
          >
            {t('variants.add')}
          </Button>
        </div>
      }
    >
      {stored.length === 0 ? (
        <p className={classes.noneFlush}>{t('product.variantsEmpty')}</p>
      ) : (
        <>
          {stored.length > SEARCHED_FROM ? (
            <SearchInput
              className={classes.search}
              label={t('variants.search')}
              value={search}
              onChange={setSearch}
            />
          ) : null}
          {order ? (
            <VariantOrder
              productId={product.id}
              order={ordered}
              onEnd={() => setOrder(undefined)}
            />
          ) : null}
          {shown.length === 0 ? (
            <p className={classes.noneFlush}>{t('variants.noMatch')}</p>
          ) : (
            <VariantsTable
              variants={shown}
              options={product.options ?? []}
              currency={currency}
              form={form}
              reorder={wanted || stored.length < 2 ? undefined : reorder}
              onDelete={onDelete}
            />
          )}
        </>
      )}
      {deleted ? (
        <DeleteVariant product={product} variant={deleted} onClose={() => setDeleted(undefined)} />
      ) : null}
    </Section>
  );
}

function inOrder(variants: Variant[], order: readonly string[] | undefined): Variant[] {
  if (!order) return variants;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Variant): number => places.get(id) ?? places.size;
  return variants.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isFound = ({ title, sku }: Variant, wanted: string): boolean =>
  title.toLocaleLowerCase().includes(wanted) || sku?.toLocaleLowerCase().includes(wanted) === true;
