import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { itemName } from '../item-name.ts';
import type { ReceiveValues, RequestedItem } from './receive-values.ts';
import classes from './after-sales.module.css';

interface ArrivedItemsProps {
  items: readonly RequestedItem[];
  values: ReceiveValues;
  onChange: (changed: Partial<ReceiveValues>) => void;
}

export function ArrivedItems({ items, values, onChange }: ArrivedItemsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const nameOf = ({ item }: Pick<RequestedItem, 'item'>): string =>
    item ? itemName(item) : t('section.goneItem');
  const tick = (lines: readonly RequestedItem[], isThere: boolean): void =>
    onChange({
      arrived: { ...values.arrived, ...Object.fromEntries(lines.map(({ id }) => [id, isThere])) },
    });
  return (
    <ManyLines
      lines={items}
      nameOf={nameOf}
      onAll={(lines) => tick(lines, true)}
      onNone={(lines) => tick(lines, false)}
    >
      {(lines) => (
        <ul className={classes.items} aria-label={t('receive.items')}>
          {lines.map(({ id, item, units }) => {
            const name = nameOf({ item });
            const isThere = values.arrived[id] === true;
            return (
              <li key={id} className={classes.item}>
                <div className={classes.row}>
                  <Checkbox
                    className={classes.words ?? ''}
                    label={<bdi>{name}</bdi>}
                    aria-label={t('receive.tick', { item: name })}
                    checked={isThere}
                    onChange={(event) =>
                      onChange({
                        arrived: { ...values.arrived, [id]: event.currentTarget.checked },
                      })
                    }
                  />
                  <div className={classes.units}>
                    <QuantityInput
                      isCell
                      label={t('request.unitsOf', { item: name })}
                      value={isThere ? (values.quantities[id] ?? null) : 0}
                      max={units}
                      emptyAs={0}
                      disabled={!isThere}
                      onChange={(quantity) =>
                        onChange({ quantities: { ...values.quantities, [id]: quantity } })
                      }
                    />
                    <span className={classes.hint}>
                      {t('receive.of', { number: format.number(units) })}
                    </span>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </ManyLines>
  );
}
