import { Group, Menu } from '@mantine/core';
import { IconCode, IconLink, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DateText } from '#ui/format/DateText.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { Later } from '#ui/page/Later.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import type { FormEntry } from './FormDrawerPanel.tsx';
import type { MetadataBody, WithMetadata } from './MetadataForm.tsx';
import { MetadataSection } from './MetadataSection.tsx';
import { useRecordPlace } from './record-place.ts';
import type { RecordQuery } from './record-query.ts';
import type { OpenForm } from './useOpenForm.ts';
import type { UpdateOptions } from './useRecordForm.ts';

const MetadataForm = lazyNamed(() => import('./MetadataForm.tsx'), 'MetadataForm');
const RecordJson = lazyNamed(() => import('./RecordJson.tsx'), 'RecordJson');

/** The forms that every record's page has. */
export const RECORD_FORMS = ['metadata', 'json'] as const;
type RecordFormName = (typeof RECORD_FORMS)[number];

interface ShownRecord extends WithMetadata {
  created_at: string;
  updated_at: string;
}

/** What the dialog is given that asks before a record is deleted, and deletes it. */
export interface RemovalProps {
  opened: boolean;
  onClose: () => void;
  /** The record is gone; called before anything reads it again. */
  onGone: () => void;
  /** All is done: leads back to the list. */
  onDone: () => void;
}

interface RecordViewProps<Stored extends ShownRecord, Name extends string> {
  record: Stored;
  title: string;
  picture?: ReactNode;
  status?: ReactNode;
  /** Shown before the menu: `NeighbourLinks`, or the `EditButton` of a record that has only a name. */
  actions?: ReactNode;
  /** The menu's own entries, before those of every record. */
  menu?: ReactNode;
  /** The menu's last entry, and the dialog that it opens. */
  remove?: {
    label: string;
    /** Why it can't be deleted. */
    reason?: string | undefined;
    renderDialog: (props: RemovalProps) => ReactNode;
  };
  /** The sections of the main column, and those beside it; the metadata come last. */
  main: ReactNode;
  side: ReactNode;
  /** What is said before the days on which it was made and last changed; in many languages it agrees with the record. */
  days: { created: string; updated: string };
  form: OpenForm<Name | RecordFormName>;
  /** The page's own forms. */
  forms: Record<Exclude<Name, RecordFormName>, FormEntry | undefined>;
  /** How the metadata are read anew and saved, and what the toast says then. Without it they are only shown. */
  source?: Pick<RecordQuery<never, Stored>, 'readNow'>;
  /** The server keeps none for such a record. */
  hasNoMetadata?: boolean;
  update?: UpdateOptions<MetadataBody>;
  saved?: string;
}

/** The record of a `RecordPage`: its sections in two columns, the menu of what is done with it now and then, and the page's forms. */
export function RecordView<Stored extends ShownRecord, Name extends string>(
  props: RecordViewProps<Stored, Name>,
): ReactNode {
  const { record, form, forms, source, update, saved, remove, ...page } = props;
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  const { back, isRemoving, setRemoving, onGone, sideSkeleton } = useRecordPlace();
  const copyLink = async (): Promise<void> => {
    try {
      // Without the list that the record was opened from, and without the open form.
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
      showToast('success', { message: t('link.copied') });
    } catch {
      showToast('error', { message: t('link.failed') });
    }
  };
  // It stays: what a first try has left to do, a second one does.
  const [wasAsked, setAsked] = useState(false);
  const removal = wasAsked
    ? remove?.renderDialog({
        opened: isRemoving,
        onClose: () => setRemoving(false),
        onGone,
        onDone: () => void navigate(back.to),
      })
    : null;
  return (
    <Page
      title={page.title}
      picture={page.picture}
      status={page.status}
      back={back}
      actions={
        <Group gap="xs" wrap="nowrap">
          {page.actions}
          <MoreMenu label={t('more')} place="page">
            {page.menu}
            <MoreItem icon={IconLink} onClick={() => void copyLink()}>
              {t('link.copy')}
            </MoreItem>
            <MoreItem icon={IconCode} onClick={() => form.open('json')}>
              {t('json')}
            </MoreItem>
            {remove ? (
              <>
                <Menu.Divider />
                <MoreItem
                  icon={IconTrash}
                  isDangerous
                  {...(remove.reason === undefined ? {} : { reason: remove.reason })}
                  onClick={() => {
                    setAsked(true);
                    setRemoving(true);
                  }}
                >
                  {remove.label}
                </MoreItem>
              </>
            ) : null}
          </MoreMenu>
        </Group>
      }
    >
      <Columns
        main={page.main}
        side={
          <>
            {page.side}
            <MetadataSection
              record={record}
              isHidden={props.hasNoMetadata ?? false}
              {...(update ? { onEdit: () => form.open('metadata') } : {})}
            />
          </>
        }
        sideSkeleton={sideSkeleton}
      />
      <Later skeleton={null}>
        <PageFoot
          id={record.id}
          facts={[
            { label: page.days.created, value: <DateText instant={record.created_at} /> },
            { label: page.days.updated, value: <DateText instant={record.updated_at} /> },
          ]}
        />
      </Later>
      <FormDrawer
        form={form as OpenForm<string>}
        forms={{
          ...forms,
          metadata:
            source && update
              ? {
                  title: t('metadata.edit'),
                  content: (
                    <MetadataForm
                      {...{ source, update, record, saved: saved ?? '' }}
                      onClose={form.close}
                    />
                  ),
                }
              : undefined,
          json: { title: t('json'), content: <RecordJson label={t('json')} record={record} /> },
        }}
      />
      <Suspense fallback={null}>{removal}</Suspense>
    </Page>
  );
}
