import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPencilPlus, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import type { DraftPart } from './part.ts';
import type { ItemPrices } from './prices.ts';
import { withCustomItem, withVariants } from './values.ts';
import type { DraftItem } from './values.ts';
import classes from './create.module.css';

const VariantPicker = lazyNamed(
  () => import('#shared/variant-picker/VariantPicker.tsx'),
  'VariantPicker',
);

interface ItemsSectionProps extends DraftPart {
  reading: { prices: ItemPrices | undefined; error: unknown; retry: () => void };
}

export function ItemsSection(props: ItemsSectionProps): ReactNode {
  const { values, change, problems, reading } = props;
  const { t } = useTranslation('drafts');
  const [picks, setPicks] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const { items, regionId, currency, customerId } = values;
  const hasRegion = regionId !== '';
  return (
    <Section title={t('new.items')}>
      <div className={classes.stack}>
        {reading.error ? (
          <SectionQuery
            query={{
              data: undefined,
              error: reading.error,
              isPending: false,
              isFetching: false,
              isLoadingError: true,
              refetch: (async () => reading.retry()) as never,
            }}
            skeleton={null}
          >
            {() => null}
          </SectionQuery>
        ) : null}
        {items.length > 0 ? (
          <ul className={classes.items} aria-label={t('new.items')}>
            {items.map((item) => (
              <ItemRow key={item.key} item={item} {...props} />
            ))}
          </ul>
        ) : null}
        {problems?.empty ? (
          <p role="alert" className={classes.wrong}>
            {t('problems.empty')}
          </p>
        ) : null}
        <Group gap="xs">
          <Button
            variant="default"
            disabled={!hasRegion}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => {
              setPicks((count) => count + 1);
              setPicking(true);
            }}
          >
            {t('new.addProducts')}
          </Button>
          <Button
            variant="default"
            disabled={!hasRegion}
            leftSection={<IconPencilPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => change((before) => ({ ...before, items: withCustomItem(before.items) }))}
          >
            {t('new.addCustom')}
          </Button>
          {hasRegion ? null : <span className={classes.dimmed}>{t('new.regionFirst')}</span>}
        </Group>
      </div>
      <RetryingSuspense of={picks} onMissing={() => setPicking(false)}>
        {picks > 0 ? (
          <VariantPicker
            key={picks}
            opened={isPicking}
            regionId={regionId}
            currency={currency}
            customerId={customerId || undefined}
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false);
              change((before) => ({ ...before, items: withVariants(before.items, picked) }));
            }}
          />
        ) : null}
      </RetryingSuspense>
    </Section>
  );
}

function ItemRow({
  item,
  values,
  change,
  problems,
  reading,
}: ItemsSectionProps & { item: DraftItem }): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { currency } = values;
  const edit = (changed: Partial<DraftItem>): void =>
    change((before) => ({
      ...before,
      items: before.items.map((one) => (one.key === item.key ? { ...one, ...changed } : one)),
    }));
  const problem = problems?.items[item.key];
  const own = item.variantId ? reading.prices?.own.get(item.variantId) : undefined;
  const defaultVariant = item.variantId ? reading.prices?.defaults.get(item.variantId) : undefined;
  const price = own?.unitPrice ?? null;
  // Shown at once: the region may have changed.
  const isUnsold = Boolean(
    item.variantId && reading.prices && price === null && item.price === null,
  );
  const name = item.title || t('new.customItem');
  const hasOther =
    item.variantId !== undefined && (item.price ?? price) !== defaultVariant?.unitPrice;
  const hint = !item.variantId
    ? t('new.customHint')
    : price === null
      ? undefined
      : [
          item.price !== null && item.price !== price
            ? t('new.usualPrice', { price: format.money(price, currency) })
            : undefined,
          hasOther && defaultVariant?.includesTax ? t('new.withoutTax') : undefined,
        ]
          .filter(Boolean)
          .join(' ') || undefined;
  return (
    <li className={classes.item}>
      <Thumbnail src={item.thumbnail} size={40} />
      <div className={classes.itemName}>
        {item.variantId ? (
          <>
            <bdi>{item.title}</bdi>
            <bdi className={classes.dimmed}>
              {[item.variantTitle, item.sku].filter(Boolean).join(' · ')}
            </bdi>
          </>
        ) : (
          <TextInput
            label={t('fields.title')}
            required
            autoComplete="off"
            value={item.title}
            onChange={({ currentTarget: { value } }) => edit({ title: value })}
            error={problem === 'title' ? common('form.nameMissing') : undefined}
          />
        )}
        {hint ? <span className={classes.dimmed}>{hint}</span> : null}
      </div>
      <div className={classes.itemFields}>
        <QuantityInput
          isTypedOver
          label={common('fields.quantity')}
          min={1}
          keptAs={`quantity.${item.key}`}
          value={item.quantity}
          onChange={(quantity) => edit({ quantity })}
          error={problem === 'quantity' ? t('problems.quantity') : undefined}
        />
        <MoneyInput
          label={t('fields.price')}
          currency={currency}
          keptAs={`price.${item.key}`}
          value={item.price ?? price}
          onChange={(value) =>
            edit({ price: item.variantId && value === price && hasOther ? null : value })
          }
          error={
            isUnsold || problem === 'noPrice'
              ? t('problems.noPrice', { currency: currency.toUpperCase() })
              : problem === 'price'
                ? t('problems.price')
                : undefined
          }
        />
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('new.remove', { name })}
          onClick={() =>
            change((before) => ({
              ...before,
              items: before.items.filter(({ key }) => key !== item.key),
            }))
          }
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
