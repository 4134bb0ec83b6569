import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import type { Uploads } from '#shared/files/useUploads.ts';
import { enteringUnits } from '../../actions/entering-units.ts';
import { itemName } from '../../item-name.ts';
import { PicturedItem } from '../../PicturedItem.tsx';
import type { Order } from '../../query.ts';
import type { AfterSalesValues } from '../kinds.ts';
import type { SoldItem } from '../../facts/returnable.ts';
import classes from '../after-sales.module.css';
import { ClaimItemFields } from './ClaimItemFields.tsx';
import type { ClaimItemEntry } from './ClaimItemFields.tsx';
import { claimable, claimableItems } from '../../facts/claimable.ts';

interface ClaimItemsProps {
  order: Order;
  values: AfterSalesValues;
  onChange: (changed: Partial<AfterSalesValues>) => void;
  uploads: Uploads;
  hasTried: boolean;
}

export function ClaimItems({ order, ...props }: ClaimItemsProps): ReactNode {
  const { values, onChange } = props;
  const { t } = useTranslation('after-sales');
  return (
    <ManyLines
      lines={claimableItems(order)}
      nameOf={itemName}
      {...enteringUnits(values.quantities, (item: SoldItem) => claimable(order, item), onChange)}
    >
      {(items) => (
        <ul className={classes.items} aria-label={t('claim.items')}>
          {items.map((item) => (
            <li key={item.id} className={classes.item}>
              <ClaimItem {...props} item={item} most={claimable(order, item)} />
            </li>
          ))}
        </ul>
      )}
    </ManyLines>
  );
}

interface ClaimItemProps extends Omit<ClaimItemsProps, 'order'> {
  item: SoldItem;
  /** Claimable units */
  most: number;
}

function ClaimItem(props: ClaimItemProps): ReactNode {
  const { item, most, values, onChange, uploads, hasTried } = props;
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { id } = item;
  const { claim } = values;
  const units = values.quantities[id] ?? null;
  const name = itemName(item);
  const entry: ClaimItemEntry = {
    reason: claim.reasons[id] ?? null,
    note: values.notes[id] ?? '',
    tags: claim.tags[id] ?? [],
    pictures: claim.pictures[id] ?? [],
  };
  const write = ({ reason, note, tags, pictures }: ClaimItemEntry): void =>
    onChange({
      notes: { ...values.notes, [id]: note },
      claim: {
        ...claim,
        reasons: { ...claim.reasons, [id]: reason },
        tags: { ...claim.tags, [id]: tags },
        pictures: { ...claim.pictures, [id]: pictures },
      },
    });
  return (
    <>
      <div className={classes.row}>
        <div className={classes.words}>
          <PicturedItem item={item} />
        </div>
        <div className={classes.units}>
          <QuantityInput
            isCell
            label={t('claim.unitsOf', { item: name })}
            keptAs={`quantity.${id}`}
            value={units}
            max={most}
            onChange={(quantity) =>
              onChange({ quantities: { ...values.quantities, [id]: quantity } })
            }
          />
          <span className={classes.hint}>{t('claim.left', { number: format.number(most) })}</span>
        </div>
      </div>
      {(units ?? 0) > 0 ? (
        <ClaimItemFields
          name={name}
          subject={id}
          entry={entry}
          onChange={write}
          uploads={uploads}
          reasonError={hasTried && entry.reason === null ? t('claim.chooseReason') : undefined}
        />
      ) : null}
    </>
  );
}
