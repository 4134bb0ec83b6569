import { Group, Menu } from '@mantine/core';
import { IconLink, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DateText } from '#ui/format/DateText.tsx';
import { useSettledPress } from '#ui/keyboard/useSettledPress.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { PageActions } from '#ui/overlay/PageActions.tsx';
import type { PageAction } from '#ui/overlay/PageActions.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { RenderDeferred } from '#ui/page/RenderDeferred.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { FormDrawer } from '../form/FormDrawer.tsx';
import type { FormEntry } from '../form/FormDrawerPanel.tsx';
import { AdvancedSection } from './AdvancedSection.tsx';
import type { RecordFormName } from './AdvancedSection.tsx';
import type { MetadataBody, WithMetadata } from './MetadataForm.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import type { Rename } from './RecordTitle.tsx';
import { useRecordPlace } from './record-place.ts';
import { useExtensionActions } from './useExtensionActions.tsx';
import type { RecordQuery } from './record-query.ts';
import type { OpenForm } from '../form/useOpenForm.ts';
import type { FieldSource } from './FieldForm.tsx';
import type { UpdateOptions } from './useRecordForm.ts';

const MetadataForm = lazyNamed(() => import('./MetadataForm.tsx'), 'MetadataForm');
const ExtensionSections = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./ExtensionSections.tsx'), 'ExtensionSections')
  : undefined;
const RecordJson = lazyNamed(() => import('./RecordJson.tsx'), 'RecordJson');

export { RECORD_FORMS } from './AdvancedSection.tsx';

interface ShownRecord extends WithMetadata {
  created_at: string;
  updated_at: string;
}

export interface RemovalProps {
  opened: boolean;
  onClose: () => void;
  /** Call before anything refetches the deleted record. */
  onGone: () => void;
  /** Leads back to the list. */
  onDone: () => void;
}

interface RecordViewProps<Stored extends ShownRecord, Name extends string> {
  record: Stored;
  title: string;
  rename?: Rename;
  picture?: ReactNode;
  /** Right after the title. */
  beside?: ReactNode;
  status?: ReactNode;
  /** `NeighbourLinks` and the main action; editing is in the heads of cards. */
  actions?: ReactNode;
  /** In the menu on phones. */
  further?: readonly PageAction[];
  menu?: ReactNode;
  remove?: {
    label: string;
    /** Reason that it can't be deleted. */
    reason?: string | undefined;
    renderDialog: (props: RemovalProps) => ReactNode;
  };
  main: ReactNode;
  side: ReactNode;
  /** Labels; many languages inflect them for the record. */
  days: { created: string; updated: string };
  form: OpenForm<Name | RecordFormName>;
  forms: Record<Exclude<Name, RecordFormName>, FormEntry | undefined>;
  /** With `update` and `saved`, makes metadata editable. */
  source?: Pick<RecordQuery<never, Stored>, 'readNow'>;
  /** The server keeps none. */
  hasNoMetadata?: boolean;
  update?: UpdateOptions<MetadataBody>;
  saved?: string;
  /** For columns of extensions where metadata isn't editable. */
  columns?: FieldSource | undefined;
}

export function RecordView<Stored extends ShownRecord, Name extends string>(
  props: RecordViewProps<Stored, Name>,
): ReactNode {
  const { record, form, forms, source, update, saved, columns, remove, rename, ...page } = props;
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  const { back, isRemoving, setRemoving, onGone, sideSkeleton } = useRecordPlace();
  const copyLink = async (): Promise<void> => {
    try {
      // Without the query: list and open form.
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
      showToast('success', { message: t('link.copied') });
    } catch {
      showToast('error', { message: t('link.failed') });
    }
  };
  const settled = useSettledPress(record.updated_at);
  const extended = useExtensionActions(record);
  const fieldSource = source && update ? { source, update } : columns;
  // Stays mounted, so a retry resumes.
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
      renderTitle={
        rename &&
        ((heading) => <RecordTitle title={page.title} heading={heading} rename={rename} />)
      }
      picture={page.picture}
      beside={page.beside}
      status={page.status}
      back={back}
      actions={
        <Group gap="xs" wrap="nowrap" data-record-actions {...settled}>
          <PageActions
            further={page.further}
            label={t('more')}
            menu={
              <>
                {page.menu}
                {extended.menu}
                <MoreItem icon={IconLink} onClick={() => void copyLink()}>
                  {t('link.copy')}
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
              </>
            }
          >
            {page.actions}
          </PageActions>
        </Group>
      }
    >
      <div data-in-order>
        <Columns
          main={page.main}
          end={
            ExtensionSections ? (
              <Suspense fallback={null}>
                <ExtensionSections
                  record={record}
                  editing={fieldSource && { ...fieldSource, isMetadataLocked: !update }}
                />
              </Suspense>
            ) : null
          }
          side={page.side}
          sideSkeleton={sideSkeleton}
        />
        <RenderDeferred skeleton={null}>
          <PageFoot
            facts={[
              { label: page.days.created, value: <DateText instant={record.created_at} /> },
              { label: page.days.updated, value: <DateText instant={record.updated_at} /> },
            ]}
          />
          <AdvancedSection
            record={record}
            hasNoMetadata={props.hasNoMetadata ?? false}
            canEdit={source !== undefined && update !== undefined}
            form={form}
            onOpen={form.open}
          />
        </RenderDeferred>
      </div>
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
      {extended.dialog}
    </Page>
  );
}
