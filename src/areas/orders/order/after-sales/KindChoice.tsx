import { Radio } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionWords } from '../actions/useActionWords.ts';
import type { Order } from '../query.ts';
import { KIND_ACTIONS } from './after-sales-actions.ts';
import { AFTER_SALES_KINDS } from './kinds.ts';
import type { AfterSalesKind } from './kinds.ts';
import classes from './after-sales.module.css';

interface KindChoiceProps {
  order: Order;
  value: AfterSalesKind;
  /** Choosing another kind mounts a new form; keep the focus here */
  takesFocus: boolean;
  onChange: (kind: AfterSalesKind) => void;
}

export function KindChoice({ order, value, takesFocus, onChange }: KindChoiceProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: common } = useTranslation('common');
  const words = useActionWords();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <Radio.Group
      ref={group}
      label={common('fields.type')}
      value={value}
      onChange={(chosen) => {
        const kind = AFTER_SALES_KINDS.find((one) => one === chosen);
        if (kind !== undefined) onChange(kind);
      }}
    >
      <div className={classes.kinds}>
        {AFTER_SALES_KINDS.map((kind) => {
          // If the selected kind becomes impossible, submitting reports it.
          const reason = kind === value ? undefined : KIND_ACTIONS[kind].whyNot(order);
          return (
            <Radio
              key={kind}
              value={kind}
              classNames={{ root: classes.kind ?? '' }}
              label={t(`kind.${kind}.name`)}
              description={reason === undefined ? t(`kind.${kind}.hint`) : words.why(reason)}
              disabled={reason !== undefined}
            />
          );
        })}
      </div>
    </Radio.Group>
  );
}
