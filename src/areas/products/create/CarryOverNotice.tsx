import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { CarryOver } from './carry-over-values.ts';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';
import type { CreateValues } from './values.ts';

export interface UndoableCarryOver extends CarryOver {
  before: CreateValues;
  after: CreateValues;
}

export function CarryOverNotice(
  props: Pick<StepProps, 'values' | 'change'> & {
    carryOver: UndoableCarryOver | undefined;
    onUndone: () => void;
  },
): ReactNode {
  const { values, change, carryOver, onUndone } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  // Undo would drop later edits.
  const canUndo =
    values.options === carryOver?.after.options && values.variants === carryOver.after.variants;
  return (
    <div role="status" className={carryOver ? classes.notice : undefined}>
      {carryOver ? (
        <>
          {t(`create.carried.${carryOver.kind}`, {
            count: carryOver.count,
            number: format.number(carryOver.count),
          })}
          {canUndo ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                const { options, variants, left, keyedBy } = carryOver.before;
                change((now) => ({ ...now, options, variants, left, keyedBy }));
                onUndone();
              }}
            >
              {t('create.undo')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
