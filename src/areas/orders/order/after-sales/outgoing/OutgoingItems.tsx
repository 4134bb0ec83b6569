import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { priceAt } from '#shared/variant-picker/prices.ts';
import type { PriceReading, TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { PriceContext } from '#shared/variant-picker/variants.ts';
import { isShort, outgoingName, unitsOf, withPicked } from './outgoing.ts';
import type { OutgoingItem } from './outgoing.ts';
import classes from './outgoing.module.css';

const VariantPicker = lazyNamed(
  () => import('#shared/variant-picker/VariantPicker.tsx'),
  'VariantPicker',
);

interface OutgoingItemsProps {
  items: readonly OutgoingItem[];
  onChange: (items: OutgoingItem[]) => void;
  context: PriceContext;
  /** From `useVariantPrices` */
  reading: PriceReading;
  isFree?: boolean;
  /** Ids of products to offer first */
  firstProducts?: readonly string[];
  error?: string | undefined;
}

export function OutgoingItems(props: OutgoingItemsProps): ReactNode {
  const { items, onChange, context, reading, isFree = false, firstProducts = [], error } = props;
  const { t } = useTranslation('after-sales');
  const { t: common } = useTranslation('common');
  const [picks, setPicks] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const failure = useErrorText(reading.error);
  return (
    <div className={classes.block} role="group" aria-label={t('outgoing.title')}>
      <p className={classes.label}>{t('outgoing.title')}</p>
      {items.length > 0 ? (
        <ul className={classes.items} aria-label={t('outgoing.title')}>
          {items.map((item) => (
            <li key={item.variantId} className={classes.item}>
              <OutgoingRow
                item={item}
                variant={reading.known.get(item.variantId)}
                isKnown={reading.prices !== undefined}
                currency={context.currency}
                isFree={isFree}
                onQuantity={(quantity) =>
                  onChange(
                    items.map((one) =>
                      one.variantId === item.variantId ? { ...one, quantity } : one,
                    ),
                  )
                }
                onRemove={() => onChange(items.filter((one) => one !== item))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {reading.error ? (
        <Banner tone="bad" action={{ label: common('actions.retry'), onClick: reading.retry }}>
          {failure.text}
        </Banner>
      ) : null}
      {error ? <Banner tone="bad">{error}</Banner> : null}
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            setPicks((count) => count + 1);
            setPicking(true);
          }}
        >
          {t('outgoing.add')}
        </Button>
      </div>
      <RetryingSuspense of={picks} onMissing={() => setPicking(false)}>
        {picks > 0 ? (
          <VariantPicker
            key={picks}
            {...context}
            opened={isPicking}
            title={t('outgoing.pick')}
            firstProducts={firstProducts}
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false);
              onChange(withPicked(items, picked));
            }}
          />
        ) : null}
      </RetryingSuspense>
    </div>
  );
}

interface OutgoingRowProps {
  item: OutgoingItem;
  /** Undefined while loading or if deleted */
  variant: TaxedVariant | undefined;
  isKnown: boolean;
  currency: string;
  isFree: boolean;
  onQuantity: (quantity: number | null) => void;
  onRemove: () => void;
}

function OutgoingRow(props: OutgoingRowProps): ReactNode {
  const { item, variant, isKnown, currency, isFree, onQuantity, onRemove } = props;
  const { t } = useTranslation('after-sales');
  const { t: picker } = useTranslation('variant-picker');
  const format = useFormat();
  const name = outgoingName(item);
  // Prices may depend on the quantity.
  const price = variant ? priceAt(variant, unitsOf(item) || 1).unitPrice : null;
  return (
    <>
      <Thumbnail src={item.thumbnail} size={36} />
      <div className={classes.words}>
        <bdi className={classes.title}>{item.title}</bdi>
        <bdi className={classes.hint}>
          {[item.variantTitle, item.sku].filter(Boolean).join(' · ')}
        </bdi>
        <Stock item={item} variant={variant} />
        {isKnown && price === null ? (
          <span className={classes.short}>
            {picker('noPrice', { currency: currency.toUpperCase() })}
          </span>
        ) : null}
      </div>
      <div className={classes.end}>
        <div className={classes.units}>
          <QuantityInput
            isCell
            label={picker('quantityOf', { name })}
            min={1}
            keptAs={`outgoing.${item.variantId}`}
            value={item.quantity}
            onChange={onQuantity}
          />
        </div>
        <span className={classes.price}>
          {price === null ? null : isFree ? (
            <>
              <span>{t('outgoing.free')}</span>
              <s>
                <span className="qm-visually-hidden">{picker('usually')}</span>
                <bdi>{format.money(price * unitsOf(item), currency)}</bdi>
              </s>
            </>
          ) : (
            <bdi>{format.money(price * unitsOf(item), currency)}</bdi>
          )}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={picker('remove', { name })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}

function Stock({ item, variant }: Pick<OutgoingRowProps, 'item' | 'variant'>): ReactNode {
  const { t } = useTranslation('variant-picker');
  const format = useFormat();
  if (!variant) return null;
  const { stock, isBackorderable } = variant;
  const text =
    stock === null
      ? t('notCounted')
      : stock > 0
        ? t('inStock', { count: stock, number: format.number(stock) })
        : t(isBackorderable ? 'backorder' : 'outOfStock');
  return (
    <span className={isShort(unitsOf(item), variant) ? classes.short : classes.hint}>{text}</span>
  );
}
