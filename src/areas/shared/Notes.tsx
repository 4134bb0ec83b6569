import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotesQueryOptions, useDeleteNote } from '#generated/admin/notes/notes.ts';
import { age } from '#app/errors/age.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { readInstant } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { Section } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { byNewest } from './notes.ts';
import classes from './Notes.module.css';

type Note = NoteListResponse['notes'][number];

/** Notes that are shown; the server's own number unless asked for another. */
const SHOWN = 50;
/** Milliseconds after which a date says more than “9 days ago”. */
const WEEK = 7 * 86_400_000;

interface NotesProps {
  /** The record that they are about. */
  resourceId: string;
  /** Opens the form for a new one, see `NoteForm`. */
  onAdd: () => void;
}

/** What staff have noted about a record, the newest first; shoppers don't see it. */
export function Notes({ resourceId, onAdd }: NotesProps): ReactNode {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const query = useQuery(
    getListNotesQueryOptions<NoteListResponse>({ resource_id: resourceId, limit: SHOWN }),
  );
  const error = useErrorText(query.error);
  const notes = query.data?.notes;
  const hidden = (query.data?.count ?? 0) - (notes?.length ?? 0);
  return (
    <Section
      title={t('title')}
      action={
        <Button size="compact-sm" variant="default" onClick={onAdd}>
          {t('add')}
        </Button>
      }
    >
      {query.isPending ? <Skeleton height={36} radius="sm" /> : null}
      {query.isLoadingError ? (
        <div className={classes.failed} role="alert">
          <span>{error.text}</span>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {notes?.length === 0 ? <p className={classes.none}>{t('none')}</p> : null}
      {notes && notes.length > 0 ? (
        <ul className={classes.notes} aria-label={t('title')}>
          {byNewest(notes).map((note, place) => (
            <SafePart key={note?.id ?? place}>
              <NoteEntry note={note} />
            </SafePart>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <p className={classes.none}>
          {t('more', { count: hidden, number: format.number(hidden) })}
        </p>
      ) : null}
    </Section>
  );
}

function NoteEntry({ note }: { note: Note }): ReactNode {
  const { t } = useTranslation('notes');
  const confirm = useConfirm();
  const remove = useDeleteNote({ mutation: { meta: { success: t('deleted') } } });
  const { author } = note;
  const name = author
    ? [author.first_name, author.last_name].filter(Boolean).join(' ') || author.email
    : undefined;
  const askAndRemove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('deleteTitle'),
      text: <span className={classes.text}>{note.value}</span>,
      action: t('delete'),
      isDangerous: true,
    });
    if (isSure) remove.mutate({ id: note.id });
  };
  return (
    <li className={classes.note}>
      <div className={classes.what}>
        <bdi className={classes.text}>{note.value}</bdi>
        <span className={classes.meta}>
          {name ? <bdi>{name}</bdi> : null}
          <When instant={note.created_at} />
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('delete')}
        title={t('delete')}
        loading={remove.isPending}
        onClick={() => void askAndRemove()}
      >
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** How long ago something was, or its day once that says more. */
function When({ instant }: { instant: string }): ReactNode {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const tag = useTag();
  const [now] = useState(() => Date.now());
  const at = readInstant(instant)?.getTime();
  if (at === undefined) return null;
  const words = now - at < WEEK ? (age(at, now, tag) ?? t('now')) : format.date(instant);
  return (
    <time dateTime={instant} title={format.dateTime(instant)}>
      {words}
    </time>
  );
}
