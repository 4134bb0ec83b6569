import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { orderName } from '../names.ts';
import type { Order } from '../order/query.ts';
import type { NotedAmong } from './useNotedAmong.ts';
import classes from './print.module.css';

interface UnreadNotesProps {
  orders: readonly Order[];
  notes: Pick<NotedAmong, 'unread' | 'retry'>;
}

/** Names the orders whose slips may lack their mark. */
export function UnreadNotes({ orders, notes: { unread, retry } }: UnreadNotesProps): ReactNode {
  const { t } = useTranslation('notes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const error = useErrorText(unread[0]?.error);
  const concerned = orders.filter(({ id }) => unread.some((one) => one.id === id));
  if (concerned.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Banner
        tone="warning"
        title={t('title')}
        action={{ label: common('actions.retry'), onClick: retry }}
      >
        <p>{error.text}</p>
        <p>
          <bdi>{format.list(concerned.map(orderName))}</bdi>
        </p>
      </Banner>
    </div>
  );
}
