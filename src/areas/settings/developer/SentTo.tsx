import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationDetail } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './developer.module.css';

export function SentTo({ notification }: { notification: NotificationDetail }): ReactNode {
  const { t } = useTranslation('developer');
  const format = useFormat();
  const { event_name: event, resource_type: kind, resource_id: id } = notification;
  const again = listOf(notification.resends).map(({ to }) => to);
  return (
    <>
      <code dir="ltr" data-no-translate>
        {event}
      </code>
      {kind === 'order' && id ? (
        <>
          {' · '}
          <Link to={paths.order(id)} className={classes.link}>
            {t('sent.order')}
          </Link>
        </>
      ) : null}
      {again.length > 0 ? (
        <div>{t('sent.again', { count: again.length, to: format.list(again) })}</div>
      ) : null}
    </>
  );
}
