import { Group, Menu } from '@mantine/core';
import { IconCode, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Columns, Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import type { FormEntry } from './FormDrawerPanel.tsx';
import type { MetadataBody, WithMetadata } from './MetadataForm.tsx';
import { MetadataSection } from './MetadataSection.tsx';
import type { RecordQuery } from './record-query.ts';
import type { OpenForm } from './useOpenForm.ts';
import type { UpdateOptions } from './useRecordForm.ts';

const MetadataForm = lazyNamed(() => import('./MetadataForm.tsx'), 'MetadataForm');
const RecordJson = lazyNamed(() => import('./RecordJson.tsx'), 'RecordJson');

/** The forms that every record's page has. */
export const RECORD_FORMS = ['metadata', 'json'] as const;
type RecordFormName = (typeof RECORD_FORMS)[number];

interface RecordViewProps<Stored extends WithMetadata, Name extends string> {
  record: Stored;
  title: string;
  picture?: ReactNode;
  status?: ReactNode;
  /** The list that the record was opened from. */
  back: { to: string; label: string };
  /** Shown before the menu: `NeighbourLinks`. */
  actions?: ReactNode;
  /** The menu's own entries, before those of every record. */
  menu?: ReactNode;
  /** The menu's last entry, which asks before the record is deleted. */
  remove?: { label: string; onClick: () => void };
  /** The sections of the main column, and those beside it; the metadata come last. */
  main: ReactNode;
  side: ReactNode;
  /** What is seldom asked about: when the record was made, say. */
  facts: { label: string; value: ReactNode }[];
  form: OpenForm<Name | RecordFormName>;
  /** The page's own forms. */
  forms: Record<Exclude<Name, RecordFormName>, FormEntry | undefined>;
  /** How the metadata are read anew and saved. */
  source: Pick<RecordQuery<never, Stored>, 'readNow'>;
  update: UpdateOptions<MetadataBody>;
  /** Says that they are saved, in the toast. */
  saved: string;
  /** Dialogs; their code may be on its way. */
  children?: ReactNode;
}

/** A record: its sections in two columns, the menu of what is done with it now and then, and the page's forms. */
export function RecordView<Stored extends WithMetadata, Name extends string>(
  props: RecordViewProps<Stored, Name>,
): ReactNode {
  const { record, form, forms, source, update, saved, remove, ...page } = props;
  const { t } = useTranslation('records');
  return (
    <Page
      title={page.title}
      picture={page.picture}
      status={page.status}
      back={page.back}
      actions={
        <Group gap="xs" wrap="nowrap">
          {page.actions}
          <MoreMenu label={t('more')} place="page">
            {page.menu}
            <MoreItem icon={IconCode} onClick={() => form.open('json')}>
              {t('json')}
            </MoreItem>
            {remove ? (
              <>
                <Menu.Divider />
                <MoreItem icon={IconTrash} isDangerous onClick={remove.onClick}>
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
            <MetadataSection record={record} onEdit={() => form.open('metadata')} />
          </>
        }
      />
      <PageFoot id={record.id} facts={page.facts} />
      <FormDrawer
        form={form as OpenForm<string>}
        forms={{
          ...forms,
          metadata: {
            title: t('metadata.edit'),
            content: <MetadataForm {...{ source, update, record, saved }} onClose={form.close} />,
          },
          json: { title: t('json'), content: <RecordJson label={t('json')} record={record} /> },
        }}
      />
      <Suspense fallback={null}>{page.children}</Suspense>
    </Page>
  );
}
