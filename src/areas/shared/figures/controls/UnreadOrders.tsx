import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useFiguresStatus } from '../useFigures.ts';
import classes from './controls.module.css';

export function UnreadOrders(): ReactNode {
  const { t } = useTranslation('figures');
  const format = useFormat();
  const { count, orders } = useFiguresStatus().unread;
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <div className={classes.unread}>
      <span>{t('unread.text', { count, number: format.number(count) })}</span>
      {orders.length > 0 ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('unread.hide') : t('unread.show')}
        </Button>
      ) : null}
      {isOpen ? (
        <ul className={classes.unreadList} aria-label={t('unread.list')}>
          {orders.map(({ id, number }) => (
            <li key={id}>
              <Link to={paths.order(id)}>
                {number === null ? t('unread.noNumber') : `#${number}`}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
