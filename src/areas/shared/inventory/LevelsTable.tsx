import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { LevelsForm } from './LevelsForm.tsx';
import classes from './levels.module.css';
import { useLevels } from './useLevels.ts';
import type { LevelsProps } from './useLevels.ts';

interface LevelsTableProps extends LevelsProps {
  label: string;
}

export function LevelsTable({ label, ...props }: LevelsTableProps): ReactNode {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const levels = useLevels(props);
  const { form, levelAt, incomingField, setLevel, stockedField } = levels;
  return (
    <LevelsForm levels={levels}>
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.levels} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('location')}</th>
              <th scope="col">{t('stocked')}</th>
              <th scope="col">{t('incoming')}</th>
              <th scope="col" className={classes.figure}>
                {t('reserved')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('available')}
              </th>
            </tr>
          </thead>
          <tbody>
            {props.locations.map(({ id, name }) => {
              const { stocked, incoming } = form.values[id] ?? { stocked: null, incoming: null };
              const reserved = levelAt(id)?.reserved_quantity ?? 0;
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('stockedAt', { location: name })}
                      {...stockedField(id)}
                    />
                  </td>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('incomingAt', { location: name })}
                      refusesCodes
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
