import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteListResponse } from '#generated/admin/admin.schemas.ts';
import { useDeleteNote, useUpdateNote } from '#generated/admin/notes/notes.ts';
import { personName } from '#ui/format/person-name.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useSession } from '#app/session/useSession.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { Section } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { RenderDeferred } from '#ui/page/RenderDeferred.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { TimelineSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { NoteComposer } from '#ui/timeline/NoteComposer.tsx';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import type { TimelineEvent } from '#ui/timeline/Timeline.tsx';
import { noteCreation } from './note-creation.ts';
import { notesOf } from './notes-of.ts';
import { useCreateOnce } from '../save/useCreateOnce.ts';
import classes from './Notes.module.css';

type Note = NoteListResponse['notes'][number];

/** Pixels. */
const FIELD_HEIGHT = 36;

interface NotesProps {
  resource: { type: 'customer' | 'order'; id: string };
}

interface NotesSectionProps extends NotesProps {
  title?: string;
  /** Merged with the notes by time. */
  events?: readonly TimelineEvent[];
}

/** Staff notes; shoppers don't see them. */
export function Notes({ resource, title, events }: NotesSectionProps): ReactNode {
  const { t } = useTranslation('notes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const query = useQuery(notesOf(resource.id));
  const error = useErrorText(query.error);
  const me = useSession().data?.user.id;
  const [editing, setEditing] = useState<string>();
  // Gets the focus back.
  const [edited, setEdited] = useState<string>();
  const notes = listOf(query.data?.notes);
  const hidden = (query.data?.count ?? 0) - notes.length;
  const close = (note: Note): void => {
    setEdited(note.id);
    setEditing(undefined);
  };
  const ownNote = (note: Note): Pick<TimelineEvent, 'action' | 'editor'> =>
    note.id === editing
      ? { editor: <NoteEditor note={note} onClose={() => close(note)} /> }
      : {
          action: (
            <OwnNoteActions
              note={note}
              hasFocus={note.id === edited}
              onEdit={() => {
                setEdited(undefined);
                setEditing(note.id);
              }}
            />
          ),
        };
  const shown = [
    ...readEach(notes, (note) => ({
      ...eventOf(note, t('unknownAuthor')),
      // The server lets anyone edit a note.
      ...(me !== undefined && note.author_id === me ? ownNote(note) : {}),
    })),
    ...listOf(events),
  ];
  return (
    <Section title={title ?? t('title')}>
      <div className={classes.notes}>
        {/* The textarea measures itself; don't delay the record. */}
        <RenderDeferred skeleton={<Skeleton height={FIELD_HEIGHT} />}>
          <Composer key={resource.id} resource={resource} />
        </RenderDeferred>
        {query.isPending && shown.length === 0 ? <TimelineSkeleton /> : null}
        {query.isPending ? <SlowNotice onRetry={() => void query.refetch()} /> : null}
        {query.isLoadingError ? (
          <Banner
            tone="bad"
            action={{ label: common('actions.retry'), onClick: () => void query.refetch() }}
          >
            {error.text}
          </Banner>
        ) : null}
        {shown.length > 0 ? <Timeline label={title ?? t('title')} events={shown} /> : null}
        {hidden > 0 ? (
          <p className={classes.more}>
            {t('more', { count: hidden, number: format.number(hidden) })}
          </p>
        ) : null}
      </div>
    </Section>
  );
}

/** @param unknown for a deleted author */
const eventOf = (note: Note, unknown: string): TimelineEvent => ({
  id: note.id,
  at: note.created_at,
  title: personName(note.author ?? undefined) || unknown,
  text: note.value,
  avatar: <Avatar name={personName(note.author ?? undefined)} />,
});

function Composer({ resource }: NotesProps): ReactNode {
  const { t } = useTranslation('notes');
  const session = useSession();
  const { t: common } = useTranslation('common');
  const creating = useCreateOnce({
    creation: noteCreation,
    isReused: true,
    onMade: () => {
      showToast('success', { message: t('added') });
    },
  });
  const { notice, isUnknown } = creating;
  const message = useErrorText(creating.error);
  const failure = creating.error ? message : undefined;
  return (
    <NoteComposer
      label={t('note')}
      placeholder={t('placeholder')}
      hint={t('hint')}
      submitLabel={t('add')}
      avatar={<Avatar name={personName(session.data?.user)} />}
      onSubmit={async (value) => {
        const body = { resource_type: resource.type, resource_id: resource.id, value };
        const isMade = await (isUnknown ? creating.look() : creating.submit(() => body));
        if (!isMade) throw new Error('The note isn’t there');
      }}
      error={notice ? { text: common(`create.${notice}Text`), detail: undefined } : failure}
      isSaving={creating.isRunning}
      isLocked={isUnknown}
      onStop={creating.stop}
    />
  );
}

interface NoteEditorProps {
  note: Note;
  onClose: () => void;
}

function NoteEditor({ note, onClose }: NoteEditorProps): ReactNode {
  const { t } = useTranslation('notes');
  const { t: common } = useTranslation('common');
  const calls = useAbortableCalls();
  const update = useUpdateNote({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('saved') } },
  });
  const message = useErrorText(update.error);
  return (
    <NoteComposer
      label={t('edit')}
      placeholder={t('placeholder')}
      hint={t('hint')}
      submitLabel={common('actions.save')}
      onSubmit={async (value) => {
        await calls.run(() => update.mutateAsync({ id: note.id, data: { value } }));
        onClose();
      }}
      error={update.error ? message : undefined}
      isSaving={calls.isRunning}
      onStop={calls.stop}
      editing={{ text: note.value, onCancel: onClose }}
    />
  );
}

interface OwnNoteActionsProps {
  note: Note;
  hasFocus: boolean;
  onEdit: () => void;
}

function OwnNoteActions({ note, hasFocus, onEdit }: OwnNoteActionsProps): ReactNode {
  const { t } = useTranslation('notes');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <span className={classes.actions}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        c="dimmed"
        aria-label={t('edit')}
        title={t('edit')}
        onClick={onEdit}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <DeleteNote note={note} />
    </span>
  );
}

function DeleteNote({ note }: { note: Note }): ReactNode {
  const { t } = useTranslation('notes');
  const confirm = useConfirm();
  const remove = useDeleteNote({ mutation: { meta: { success: t('deleted') } } });
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
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      aria-label={t('delete')}
      title={t('delete')}
      loading={remove.isPending}
      onClick={() => void askAndRemove()}
    >
      <IconTrash size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
