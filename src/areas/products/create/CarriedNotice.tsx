import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Carried } from './carry.ts';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';
import type { CreateValues } from './values.ts';

export interface CarriedOver extends Carried {
  before: CreateValues;
  after: CreateValues;
}

export function CarriedNotice(
  props: Pick<StepProps, 'values' | 'change'> & {
    carried: CarriedOver | undefined;
    onUndone: () => void;
  },
): ReactNode {
  const { values, change, carried, onUndone } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  // Undo would drop later edits.
  const canUndo =
    values.options === carried?.after.options && values.variants === carried.after.variants;
  return (
    <div role="status" className={carried ? classes.notice : undefined}>
      {carried ? (
        <>
          {t(`create.carried.${carried.kind}`, {
            count: carried.count,
            number: format.number(carried.count),
          })}
          {canUndo ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                const { options, variants, left, keyedBy } = carried.before;
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
