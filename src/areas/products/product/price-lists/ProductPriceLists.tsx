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
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { readPriceLists } from '#shared/all-price-lists.ts';
import type { ListedPriceList } from '#shared/all-price-lists.ts';
import { everyPage } from '#shared/every-page.ts';
import { PeriodBadge } from '#shared/period.tsx';
import { RecordsSection } from '#shared/RecordsSection.tsx';

/** Ids of the price lists that have a price of one of a product's variants; the server has no shorter way to them. */
async function readListIds(productId: string, signal: AbortSignal): Promise<Set<string>> {
  const variants = await everyPage(async (page) => {
    const { variants: rows, count } = await listProductVariants(
      productId,
      { ...page, fields: 'id', expand: 'prices', order: 'id' },
      { signal },
    );
    return { rows, count };
  });
  const ids = readEach(variants, ({ prices }) =>
    listOf(prices).map(({ price_list_id: id }) => id),
  ).flat();
  return new Set(ids.filter((id) => id !== null && id !== undefined));
}

/** The price lists that a product is in. They are looked for once someone asks: it may have thousands of prices. */
export function ProductPriceLists({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation('price-tools');
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Found productId={productId} />;
  return (
    <Section title={t('product.title')}>
      <SectionNote>{t('product.hint')}</SectionNote>
      <Button size="compact-sm" variant="default" onClick={() => setWanted(true)}>
        {t('product.show')}
      </Button>
    </Section>
  );
}

function Found({ productId }: { productId: string }): ReactNode {
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
