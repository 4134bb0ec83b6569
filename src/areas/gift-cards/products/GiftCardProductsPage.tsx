import { Button } from '@mantine/core';
import { IconGift, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useMarkets } from '#shared/sources/useMarkets.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { ProductSection } from './ProductSection.tsx';
import { denominationsOf, giftCardProducts } from './query.ts';
import type { Denomination, GiftCardProduct } from './query.ts';
import classes from './products.module.css';

const DenominationForm = lazyNamed(() => import('./DenominationForm.tsx'), 'DenominationForm');
const ProductForm = lazyNamed(() => import('./ProductForm.tsx'), 'ProductForm');

const FORMS = ['new', 'add', 'denomination'] as const;

export function GiftCardProductsPage(): ReactNode {
  const { t } = useTranslation('gift-cards');
  const query = useQuery(giftCardProducts);
  const { markets, error, retry } = useMarkets();
  const form = useOpenForm(FORMS);
  const client = useQueryClient();
  const failure = query.error ?? error;
  const products = listOf(query.data).filter((one) => typeof one?.id === 'string');
  const isRead = query.data !== undefined && markets !== undefined;
  const again = (): void => {
    if (query.isError) void query.refetch();
    retry();
  };
  const storedOf = (id: string): readonly Denomination[] =>
    listOf(client.getQueryData<Denomination[]>(denominationsOf(id).queryKey));
  /** `subject` is a product id, optionally followed by a denomination id. */
  const [productId = '', denominationId] = (form.subject ?? '').split(' ');
  const product = products.find(({ id }) => id === productId);
  const denominations = storedOf(productId);
  const denomination = denominations.find(({ id }) => id === denominationId);
  const formOf = (one: GiftCardProduct, isNew: boolean): ReactNode => (
    <DenominationForm
      productId={one.id}
      optionId={listOf(one.options)[0]?.id ?? ''}
      denomination={isNew ? undefined : denomination}
      denominations={denominations}
      currencies={markets?.currencies ?? []}
      onClose={form.close}
    />
  );
  const create = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => form.open('new')}
    >
      {t('product.create')}
    </Button>
  );
  return (
    <Page
      title={t('products.title')}
      narrow
      back={{ to: paths.giftCards(), label: t('page.back') }}
      actions={isRead && products.length > 0 ? create : null}
    >
      {isRead ? (
        products.length === 0 ? (
          <EmptyState
            icon={<IconGift size={30} stroke={1.4} aria-hidden />}
            title={t('products.empty')}
            text={t('products.emptyText')}
            action={create}
          />
        ) : (
          <div className={classes.sections}>
            {products.map((one) => (
              <ProductSection
                key={one.id}
                product={one}
                currencies={markets.currencies}
                onAdd={() => form.open('add', one.id)}
                onEdit={(id) => form.open('denomination', `${one.id} ${id}`)}
              />
            ))}
          </div>
        )
      ) : failure ? (
        <QueryError title={t('products.failed')} error={failure} onRetry={again} />
      ) : (
        <div aria-busy>
          <SlowNotice onRetry={again} />
          <SectionSkeleton facts={4} />
        </div>
      )}
      <FormDrawer
        form={form}
        forms={{
          new: isRead
            ? {
                title: t('product.create'),
                content: <ProductForm currencies={markets.currencies} onClose={form.close} />,
              }
            : undefined,
          add:
            isRead && product
              ? { title: t('denomination.add'), content: formOf(product, true) }
              : undefined,
          denomination:
            isRead && product && denomination
              ? { title: t('denomination.edit'), content: formOf(product, false) }
              : undefined,
        }}
      />
    </Page>
  );
}
