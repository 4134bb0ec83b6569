import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { itemName } from '../item-name.ts';
import type { Order } from '../query.ts';
import { requestedItems } from './receive-values.ts';
import { returnsOf, waitingReturns } from '../facts/returnable.ts';
import type { SomeReturn } from '../facts/returnable.ts';

interface ReturnChoiceProps {
  order: Order;
  /** Id */
  value: string | undefined;
  onChange: (id: string) => void;
}

export function ReturnChoice({ order, value, onChange }: ReturnChoiceProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  return (
    <Radio.Group label={t('which')} value={value ?? null} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {waitingReturns(order).map((one) => (
          <Radio
            key={one.record.id}
            value={one.record.id}
            label={t('whichName', {
              number: format.number(returnNumber(order, one)),
              date: format.date(one.record.created_at),
            })}
            description={format.list(
              requestedItems(order, one).map(({ item, units }) =>
                t('section.item', {
                  quantity: format.number(units),
                  title: item ? itemName(item) : t('section.goneItem'),
                }),
              ),
            )}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** 1-based */
export const returnNumber = (order: Order, { record }: SomeReturn): number =>
  returnsOf(order).findIndex((one) => one.record.id === record.id) + 1;

export const chosenReturn = (order: Order, asked: string | undefined): SomeReturn | undefined => {
  const waiting = waitingReturns(order);
  return waiting.find(({ record }) => record.id === asked) ?? waiting[0];
};
