import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { MemberChoices } from '../member-set/MemberChoices.tsx';
import { variantSource, variantsOf } from './variant-source.ts';
import { pickedVariants } from './variants.ts';
import type { PickedVariant, PriceContext, PricedVariant } from './variants.ts';
import classes from './variant-picker.module.css';

interface VariantPickerProps extends PriceContext {
  opened: boolean;
  /** Default: “Add products”. */
  title?: string;
  /** Ids of products whose variants come first. */
  firstProducts?: readonly string[];
  onClose: () => void;
  /** @param picked in order chosen */
  onPick: (picked: PickedVariant[]) => void;
}

const isInStock = ({ stock }: PricedVariant): boolean => stock === null || stock > 0;

/** Unpriced variants are disabled. Needs a new `key` per opening. Texts in `variant-picker` and `sets`. */
export function VariantPicker(props: VariantPickerProps): ReactNode {
  const { opened, regionId, currency, customerId, onClose, onPick } = props;
  const { t } = useTranslation('variant-picker');
  const { t: sets } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [chosen, setChosen] = useState<ReadonlyMap<string, PricedVariant>>(new Map());
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [isStockOnly, setStockOnly] = useState(false);
  const client = useQueryClient();
  const firstIds = (props.firstProducts ?? []).join(' ');
  const source = useMemo(() => {
    const stock = ({ stock: count, isBackorderable }: PricedVariant): string => {
      if (count === null) return t('notCounted');
      if (count <= 0) return isBackorderable ? t('backorder') : t('outOfStock');
      return t('inStock', { count, number: format.number(count) });
    };
    const detail = (variant: PricedVariant): string =>
      [
        variant.sku,
        variant.unitPrice === null
          ? t('noPrice', { currency: currency.toUpperCase() })
          : stock(variant),
      ]
        .filter(Boolean)
        .join(' · ');
    const context = { regionId, currency, customerId };
    if (firstIds === '') return variantSource(context, detail);
    return variantSource(context, detail, {
      key: firstIds,
      // Without them, all are still offered.
      read: () => client.fetchQuery(variantsOf(firstIds.split(' '))).catch(() => []),
    });
  }, [regionId, currency, customerId, firstIds, client, t, format]);
  const count = chosen.size;
  const isWrong = [...chosen.keys()].some((id) => {
    const quantity = quantities.get(id);
    return quantity !== undefined && !(Number.isInteger(quantity) && Number(quantity) >= 1);
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={props.title ?? t('title')}
      size="lg"
      footer={
        <>
          <span className={classes.count} role="status">
            {sets('picker.chosen', { count, number: format.number(count) })}
          </span>
          <Button variant="default" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            {...SAVE_BUTTON}
            disabled={count === 0 || isWrong}
            onClick={() => onPick(pickedVariants(chosen.values(), quantities))}
          >
            {count === 0 ? t('add') : t('addCount', { count, number: format.number(count) })}
          </Button>
        </>
      }
    >
      <div className={classes.picker}>
        <MemberChoices
          texts={{ search: t('search'), label: t('label') }}
          source={source}
          chosen={chosen}
          onChoose={setChosen}
          renderEnd={({ row }) => <Price variant={row} currency={currency} />}
          keeps={isStockOnly ? isInStock : undefined}
          filters={[
            <Switch
              key="stock"
              label={t('stockOnly')}
              checked={isStockOnly}
              onChange={(event) => setStockOnly(event.currentTarget.checked)}
            />,
          ]}
        />
        {count > 0 ? (
          <ul className={classes.chosen} aria-label={t('chosen')}>
            {[...chosen.values()].map((variant) => {
              const name = [variant.title, variant.variantTitle].filter(Boolean).join(' · ');
              return (
                <li key={variant.id} className={classes.row}>
                  <bdi className={classes.name}>{name}</bdi>
                  <span className={classes.quantity}>
                    <QuantityInput
                      isCell
                      label={t('quantityOf', { name })}
                      min={1}
                      value={quantities.get(variant.id) ?? (quantities.has(variant.id) ? null : 1)}
                      onChange={(quantity) =>
                        setQuantities((before) => new Map(before).set(variant.id, quantity))
                      }
                    />
                  </span>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('remove', { name })}
                    onClick={() => {
                      const next = new Map(chosen);
                      next.delete(variant.id);
                      setChosen(next);
                    }}
                  >
                    <IconX size={16} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

interface PriceProps {
  variant: PricedVariant;
  currency: string;
}

function Price({ variant, currency }: PriceProps): ReactNode {
  const { t } = useTranslation('variant-picker');
  const format = useFormat();
  const { unitPrice, originalPrice } = variant;
  if (unitPrice === null) return null;
  return (
    <span className={classes.price}>
      <bdi>{format.money(unitPrice, currency)}</bdi>
      {originalPrice === null ? null : (
        <s>
          <span className="qm-visually-hidden">{t('usually')}</span>
          <bdi>{format.money(originalPrice, currency)}</bdi>
        </s>
      )}
    </span>
  );
}
