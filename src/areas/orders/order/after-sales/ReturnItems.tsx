import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { enteringUnits } from '../actions/entering-units.ts';
import { itemName } from '../item-name.ts';
import { PicturedItem } from '../PicturedItem.tsx';
import type { Order } from '../query.ts';
import { returnable, returnableItems, returning } from '../facts/returnable.ts';
import type { SoldItem } from '../facts/returnable.ts';
import type { ReturnValues } from './return-values.ts';
import type { ReasonChoice } from './useReturnChoices.ts';
import classes from './after-sales.module.css';

interface ReturnItemsProps {
  order: Order;
  reasons: readonly ReasonChoice[];
  values: ReturnValues;
  onChange: (changed: Partial<ReturnValues>) => void;
}

export function ReturnItems({ order, reasons, values, onChange }: ReturnItemsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  return (
    <ManyLines
      lines={returnableItems(order)}
      nameOf={itemName}
      {...enteringUnits(values.quantities, (item: SoldItem) => returnable(order, item), onChange)}
    >
      {(items) => (
        <ul className={classes.items} aria-label={t('request.items')}>
          {items.map((item) => (
            <li key={item.id} className={classes.item}>
              <ReturnItem
                item={item}
                most={returnable(order, item)}
                onTheWay={returning(order, item)}
                reasons={reasons}
                values={values}
                onChange={onChange}
              />
            </li>
          ))}
        </ul>
      )}
    </ManyLines>
  );
}

interface ReturnItemProps extends Omit<ReturnItemsProps, 'order'> {
  item: SoldItem;
  /** Returnable units */
  most: number;
  /** Units of requested returns */
  onTheWay: number;
}

function ReturnItem(props: ReturnItemProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { item, most, onTheWay, reasons, values, onChange } = props;
  const { id } = item;
  const units = values.quantities[id] ?? null;
  const name = itemName(item);
  return (
    <>
      <div className={classes.row}>
        <div className={classes.words}>
          <PicturedItem item={item} />
        </div>
        <div className={classes.units}>
          <QuantityInput
            isCell
            label={t('request.unitsOf', { item: name })}
            keptAs={`quantity.${id}`}
            value={units}
            max={most}
            onChange={(quantity) =>
              onChange({ quantities: { ...values.quantities, [id]: quantity } })
            }
          />
          <span className={classes.hint}>{t('request.left', { number: format.number(most) })}</span>
          {onTheWay > 0 ? (
            <span className={classes.hint}>
              {t('request.returning', { number: format.number(onTheWay) })}
            </span>
          ) : null}
        </div>
      </div>
      {(units ?? 0) > 0 ? (
        <div className={classes.why}>
          <Select
            size="xs"
            clearable
            aria-label={t('request.reason', { item: name })}
            placeholder={t('request.noReason')}
            data={reasons.map((reason) => ({ value: reason.id, label: reason.label }))}
            value={values.reasons[id] ?? null}
            onChange={(reason) => onChange({ reasons: { ...values.reasons, [id]: reason } })}
          />
          <TextInput
            size="xs"
            aria-label={t('request.note', { item: name })}
            placeholder={t('request.note', { item: name })}
            value={values.notes[id] ?? ''}
            onChange={(event) =>
              onChange({ notes: { ...values.notes, [id]: event.currentTarget.value } })
            }
          />
        </div>
      ) : null}
    </>
  );
}
