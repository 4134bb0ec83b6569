import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { ROW_LINK } from '#ui/keyboard/attributes.ts';
import classes from './list.module.css';

interface NewOrdersProps {
  count: number;
  isReading: boolean;
  onShow: () => void;
}

export function NewOrders({ count, isReading, onShow }: NewOrdersProps): ReactNode {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  // The button goes once the orders are loaded; focus the first row then.
  const isAsked = useRef(false);
  useEffect(() => {
    if (count > 0 || isReading || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[${ROW_LINK}]`)?.focus();
  }, [count, isReading]);
  return (
    <span role="status" className={classes.new}>
      {count > 0 ? (
        <Button
          variant="light"
          // Not disabled, to keep the focus until it goes.
          aria-busy={isReading}
          leftSection={
            isReading ? <Loader size={14} /> : <IconRefresh size={16} stroke={1.75} aria-hidden />
          }
          onClick={() => {
            isAsked.current = true;
            onShow();
          }}
        >
          {t('new.count', { count, number: number(count) })}
          <span className={classes.show}>&nbsp;· {t('new.show')}</span>
        </Button>
      ) : null}
    </span>
  );
}
