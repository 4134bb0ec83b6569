import { IconMail, IconMailForward } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationDetail } from '#generated/admin/admin.schemas.ts';
import { NO_VALUE, listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RowList } from '#ui/page/RowList.tsx';
import type { ListedRow } from '#ui/page/RowList.tsx';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { useTypedText } from '#ui/page/useTypedText.ts';
import classes from './developer.module.css';
import { PagedList } from './PagedList.tsx';
import { notificationsOn } from './query.ts';
import { SentTo } from './SentTo.tsx';

const ResendForm = lazyNamed(() => import('#shared/notifications/ResendForm.tsx'), 'ResendForm');

const FORMS = ['resend'] as const;

const rowOf = (
  notification: NotificationDetail,
  resend: (id: string) => void,
  { t, words }: { t: TFunction<'developer'>; words: TFunction<'notifications'> },
): ListedRow => ({
  id: notification.id,
  title: notification.to || NO_VALUE,
  text: <SentTo notification={notification} />,
  end: <RelativeTime instant={notification.created_at} />,
  menu: (
    <MoreMenu label={t('sent.actionsOf', { to: notification.to })} place="row">
      <MoreItem icon={IconMailForward} onClick={() => resend(notification.id)}>
        {words('action')}…
      </MoreItem>
    </MoreMenu>
  ),
});

export function NotificationsSection(): ReactNode {
  const { t } = useTranslation('developer');
  const { t: words } = useTranslation('notifications');
  const [page, setPage] = useState(1);
  const [to, setTo] = useState('');
  // The server matches whole addresses only.
  const typed = useTypedText(to, (address) => {
    setTo(address);
    setPage(1);
  });
  const form = useOpenForm(FORMS);
  const resend = (id: string): void => form.open('resend', id);
  const query = useQuery({
    ...notificationsOn(page, to),
    placeholderData: keepPreviousData,
  });
  const subject = listOf(query.data?.notifications).find((one) => one?.id === form.subject);
  return (
    <PagedList
      title={t('sent.title')}
      action={
        <SearchInput
          className={classes.search}
          label={t('sent.search')}
          value={typed.text}
          onChange={typed.type}
          onClear={typed.clear}
        />
      }
      query={query}
      empty={{
        icon: <IconMail size={30} stroke={1.4} aria-hidden />,
        title: t(to ? 'sent.noMatch' : 'sent.empty'),
        text: t(to ? 'sent.noMatchText' : 'sent.emptyText'),
      }}
      page={page}
      onPage={setPage}
    >
      {({ notifications }) => (
        <>
          <RowList
            label={t('sent.title')}
            rows={readEach(notifications, (one) => rowOf(one, resend, { t, words }))}
          />
          <FormDrawer
            form={form}
            forms={{
              resend: {
                title: words('title'),
                size: 'dialog',
                content: subject ? (
                  <ResendForm notification={subject} onClose={form.close} />
                ) : null,
              },
            }}
          />
        </>
      )}
    </PagedList>
  );
}
