import { Button, Group } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { fileUrl } from '#app/config/config.ts';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { SINGLE_PRESS } from '#ui/keyboard/single-press.ts';
import { useSettledPress } from '#ui/keyboard/useSettledPress.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RowList } from '#ui/page/RowList.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { ProductStatusBadge } from '#shared/domain/product-status.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { amountsOf, leadingOf } from './denominations.ts';
import type { StoredDenomination } from './denominations.ts';
import { denominationsOf } from './query.ts';
import type { GiftCardProduct } from './query.ts';
import classes from './products.module.css';

const DeleteDenomination = lazyNamed(
  () => import('./DeleteDenomination.tsx'),
  'DeleteDenomination',
);

interface ProductSectionProps {
  product: GiftCardProduct;
  /** Lower-case codes, default currency first. */
  currencies: readonly string[];
  onAdd: () => void;
  onEdit: (denominationId: string) => void;
}

export function ProductSection(props: ProductSectionProps): ReactNode {
  const { product, currencies, onAdd, onEdit } = props;
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const query = useQuery(denominationsOf(product.id));
  const [deleted, setDeleted] = useState<StoredDenomination & { name: string }>();
  const update = useUpdateProduct();
  const isPublished = product.status === 'published';
  const settled = useSettledPress(isPublished);
  const publish = (): void =>
    update.mutate(
      { id: product.id, data: { status: isPublished ? 'draft' : 'published' } },
      {
        onSuccess: () =>
          showToast('success', {
            message: t(isPublished ? 'product.unpublished' : 'product.published', {
              title: product.title,
            }),
          }),
      },
    );
  const pricesOf = (one: StoredDenomination): string[] => {
    const amounts = amountsOf(one);
    return Object.keys(amounts)
      .toSorted((a, b) => place(a) - place(b))
      .map((code) => format.money(amounts[code] ?? NaN, code));
  };
  const place = (code: string): number =>
    currencies.includes(code) ? currencies.indexOf(code) : currencies.length;
  // A denomination is a value of a single option; other products are edited on their own page.
  const canAdd = listOf(product.options).length === 1;
  return (
    <Section
      title={product.title}
      flush
      action={
        <Group gap="xs" {...settled}>
          <Button
            size="compact-sm"
            variant="default"
            loading={update.isPending}
            onClick={publish}
            {...SINGLE_PRESS}
          >
            {t(isPublished ? 'product.unpublish' : 'product.publishNow')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            component={Link}
            to={paths.product(product.id)}
          >
            {t('product.open')}
          </Button>
        </Group>
      }
    >
      <div className={classes.head}>
        <Thumbnail src={product.thumbnail && fileUrl(product.thumbnail)} size={64} />
        <div className={classes.words}>
          <ProductStatusBadge status={product.status} />
          <p className={classes.description}>
            {isPublished ? product.description || t('product.noDescription') : t('product.hidden')}
          </p>
        </div>
      </div>
      <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
        {(variants) => {
          const stored = listOf(variants).filter((one) => typeof one?.id === 'string');
          const rows = stored
            .map((one) => ({ one, leading: leadingOf(amountsOf(one), currencies) }))
            .toSorted((a, b) => (a.leading?.minor ?? Infinity) - (b.leading?.minor ?? Infinity));
          return (
            <>
              {rows.length === 0 ? (
                <div className={classes.note}>
                  <SectionNote>{t('denomination.none')}</SectionNote>
                </div>
              ) : (
                <RowList
                  label={t('denomination.of', { title: product.title })}
                  rows={rows.map(({ one, leading }) => {
                    const name = leading
                      ? format.money(leading.minor, leading.currency)
                      : one.title;
                    const further = pricesOf(one).slice(leading ? 1 : 0);
                    return {
                      id: one.id,
                      title: name,
                      text: leading ? (
                        <span className={classes.prices}>
                          {further.length > 0
                            ? further.map((amount, nth) => (
                                <Fragment key={amount}>
                                  {nth > 0 ? ' · ' : null}
                                  <bdi>{amount}</bdi>
                                </Fragment>
                              ))
                            : t('denomination.oneCurrency')}
                        </span>
                      ) : (
                        t('denomination.noPrice')
                      ),
                      menu: (
                        <MoreMenu label={common('table.actionsOf', { name })} place="row">
                          <MoreItem icon={IconPencil} onClick={() => onEdit(one.id)}>
                            {t('denomination.edit')}
                          </MoreItem>
                          <MoreItem
                            icon={IconTrash}
                            isDangerous
                            onClick={() => setDeleted({ ...one, name })}
                          >
                            {t('denomination.delete')}
                          </MoreItem>
                        </MoreMenu>
                      ),
                    };
                  })}
                />
              )}
              <div className={classes.foot}>
                {canAdd ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
                    onClick={onAdd}
                  >
                    {t('denomination.add')}
                  </Button>
                ) : (
                  <SectionNote>{t('denomination.manyOptions')}</SectionNote>
                )}
              </div>
            </>
          );
        }}
      </SectionQuery>
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteDenomination
            productId={product.id}
            denomination={deleted}
            onClose={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}
