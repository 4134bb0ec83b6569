import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { LevelsForm } from './LevelsForm.tsx';
import { StockLoader } from './StockLoader.tsx';
import classes from './stock.module.css';
import { useLevels } from './useLevels.ts';
import type { LevelsProps } from './useLevels.ts';
import type { Variant } from './variant.ts';

interface StockFormProps {
  variant: Variant;
  onClose: () => void;
  onEdit: () => void;
}

/** Edits how much of a variant lies at each location. */
export function StockForm({ variant, onClose, onEdit }: StockFormProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <StockLoader
      variant={variant}
      onClose={onClose}
      height={240}
      countAction={<Button onClick={onEdit}>{t('variants.edit')}</Button>}
    >
      {(record, locations) => (
        <LevelsTable variant={variant} record={record} locations={locations} onClose={onClose} />
      )}
    </StockLoader>
  );
}

function LevelsTable(props: LevelsProps): ReactNode {
  const { variant, locations, onClose } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const levels = useLevels(props);
  const { form, levelAt, incomingField, setLevel, stockedField } = levels;
  return (
    <LevelsForm levels={levels} onClose={onClose}>
      <Text size="sm" c="dimmed">
        {t('stock.hint')}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.levels} aria-label={t('stock.title', { variant: variant.title })}>
          <thead>
            <tr>
              <th scope="col">{t('stock.location')}</th>
              <th scope="col">{t('stock.stocked')}</th>
              <th scope="col">{t('stock.incoming')}</th>
              <th scope="col" className={classes.figure}>
                {t('stock.reserved')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('stock.available')}
              </th>
            </tr>
          </thead>
          <tbody>
            {locations.map(({ id, name }) => {
              const { stocked, incoming } = form.values[id] ?? { stocked: null, incoming: null };
              const reserved = levelAt(id)?.reserved_quantity ?? 0;
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('stock.stockedAt', { location: name })}
                      {...stockedField(id)}
                    />
                  </td>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('stock.incomingAt', { location: name })}
                      disabled={stocked === null}
                      value={incoming}
                      error={form.errors[incomingField(id)]}
                      onChange={(units) => setLevel(id, { incoming: units })}
                    />
                  </td>
                  <td className={classes.figure}>{format.number(reserved)}</td>
                  <td className={classes.figure}>
                    {stocked === null || Number.isNaN(stocked)
                      ? '–'
                      : format.number(stocked - reserved)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </LevelsForm>
  );
}
