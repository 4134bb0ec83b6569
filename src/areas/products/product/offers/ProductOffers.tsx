import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListProductVariantsQueryKey,
  listProductVariants,
} from '#generated/admin/products/products.ts';
import { paths } from '#app/paths.ts';
import type { ApiError } from '#client/index.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { readPriceLists } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';
import { DiscountStatusBadge } from '#shared/domain/discount-status.tsx';
import { everyPage } from '#shared/read/every-page.ts';
import { PeriodBadge } from '#shared/domain/period.tsx';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import type { Product } from '../query.ts';
import { discountsOf } from './discounts.ts';

/** Ids of price lists with prices for the product; the server has no direct query. */
async function readListIds(productId: string, signal: AbortSignal): Promise<Set<string>> {
  const variants = await everyPage(async ({ limit, offset }) => {
    const { variants: rows, count } = await listProductVariants(
      productId,
      {
        limit,
        offset,
        fields: 'id' satisfies FieldOf<typeof listProductVariants>,
        expand: 'prices' satisfies ExpandOf<typeof listProductVariants>,
        order: 'id' satisfies OrderOf<typeof listProductVariants>,
      },
      { signal },
    );
    return { rows, count };
  });
  const ids = readEach(variants, ({ prices }) =>
    listOf(prices).map(({ price_list_id: id }) => id),
  ).flat();
  return new Set(ids.filter((id) => id !== null && id !== undefined));
}

/** Loads on demand: there may be thousands of records. */
export function ProductOffers({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('price-tools');
  return (
    <>
      <OnDemand title={t('product.title')} hint={t('product.hint')} action={t('product.show')}>
        {() => <PriceLists productId={product.id} />}
      </OnDemand>
      <OnDemand title={t('offers.title')} hint={t('offers.hint')} action={t('offers.show')}>
        {() => <Discounts product={product} />}
      </OnDemand>
    </>
  );
}

interface OnDemandProps {
  title: string;
  hint: string;
  action: string;
  children: () => ReactNode;
}

function OnDemand({ title, hint, action, children }: OnDemandProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return children();
  return (
    <Section title={title}>
      <SectionNote>{hint}</SectionNote>
      <Button size="compact-sm" variant="default" onClick={() => setWanted(true)}>
        {action}
      </Button>
    </Section>
  );
}

function Discounts({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('price-tools');
  return (
    <RecordsSection
      title={t('offers.title')}
      query={useQuery(discountsOf(product))}
      rowsOf={(rows) => rows}
      noneOf={() => t(product.discountable ? 'offers.none' : 'offers.notDiscountable')}
      renderRow={(discount) => (
        <LinkedRecord
          title={discount.code}
          to={paths.discount(discount.id)}
          detail={t(discount.isForSome ? 'offers.some' : 'offers.all')}
          status={<DiscountStatusBadge discount={discount} />}
        />
      )}
    />
  );
}

function PriceLists({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation('price-tools');
  const query = useQuery<ListedPriceList[], ApiError>({
    queryKey: [...getListProductVariantsQueryKey(productId), 'price lists'],
    queryFn: async ({ signal }) => {
      const [ids, { lists }] = await Promise.all([
        readListIds(productId, signal),
        readPriceLists(signal),
      ]);
      return lists.filter((list) => ids.has(list?.id));
    },
  });
  return (
    <RecordsSection
      title={t('product.title')}
      query={query}
      rowsOf={(rows) => rows}
      noneOf={() => t('product.none')}
      renderRow={(list) => (
        <LinkedRecord
          title={list.name}
          to={paths.priceList(list.id)}
          status={<PeriodBadge of={list} off={list.status === 'draft' ? 'draft' : undefined} />}
        />
      )}
    />
  );
}
