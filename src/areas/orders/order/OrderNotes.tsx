import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstContent } from '#app/query/first-content.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { notesOf } from '#shared/record/notes-of.ts';
import classes from './order.module.css';

/** Notes to quote; the rest is counted */
const QUOTED = 3;

interface NotesMarkProps {
  orderId: string;
  onShow: () => void;
}

/** As wide before the notes are counted. */
export function NotesMark({ orderId, onShow }: NotesMarkProps): ReactNode {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const { data } = useQuery({ ...notesOf(orderId), enabled: useFirstContent() });
  const count = data?.count ?? 0;
  const number = format.number(count);
  const title = t('title');
  return (
    <Button
      className={classes.notesMark}
      size="compact-sm"
      variant="subtle"
      color="gray"
      // Arabic counts one and two without the number that the button shows.
      aria-label={count > 0 ? `${title} ${number}` : title}
      title={count > 0 ? t('count', { count, number }) : title}
      leftSection={<IconNote size={16} stroke={1.75} aria-hidden />}
      onClick={onShow}
    >
      {count > 0 ? number : null}
    </Button>
  );
}

export function NotesBanner({ orderId }: { orderId: string }): ReactNode {
  const { t } = useTranslation('notes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { data, error, refetch } = useQuery(notesOf(orderId));
  const { text } = useErrorText(error);
  const count = data?.count ?? 0;
  if (error && !data) {
    return (
      <Banner
        tone="warning"
        action={{ label: common('actions.retry'), onClick: () => void refetch() }}
      >
        {text}
      </Banner>
    );
  }
  if (count === 0) return null;
  return (
    <Banner tone="info" title={t('count', { count, number: format.number(count) })}>
      {readEach(listOf(data?.notes).slice(0, QUOTED), ({ id, value }) => (
        <p key={id} className={classes.note} dir="auto">
          {value}
        </p>
      ))}
    </Banner>
  );
}
