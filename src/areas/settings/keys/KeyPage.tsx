import { IconBan, IconKey, IconKeyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { KeyField } from '#ui/format/KeyField.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { Rename } from '#shared/record/RecordTitle.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { UserName } from '../UserName.tsx';
import { WithFeature } from '../WithFeature.tsx';
import { KeyChannels } from './KeyChannels.tsx';
import { KeySnippet } from './KeySnippet.tsx';
import { KeyStatus } from './KeyStatus.tsx';
import { channelsOf, keyRecord } from './query.ts';
import type { ApiKey } from './query.ts';

const loadForm = () => import('./EditKey.tsx');
const EditKey = lazyNamed(loadForm, 'EditKey');
const EndKey = lazyNamed(() => import('./EndKey.tsx'), 'EndKey');

export function KeyPage(): ReactNode {
  const { t } = useTranslation('keys');
  return (
    <WithFeature feature="publishable_api_keys" title={t('list.title')} missing={t('missing')}>
      <RecordPage
        source={keyRecord}
        listPath={() => paths.apiKeys()}
        icon={<IconKeyOff size={30} stroke={1.4} aria-hidden />}
        namespace="keys"
        sections={{ main: [2, 3, 6], side: [3] }}
      >
        {(key) => <KeyContent apiKey={key} />}
      </RecordPage>
    </WithFeature>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

/** Until they are read; a save reads them. */
const NONE: readonly SalesChannel[] = [];

function KeyContent({ apiKey }: { apiKey: ApiKey }): ReactNode {
  const { t } = useTranslation('keys');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  const channels = useQuery(channelsOf(apiKey.id));
  const [isRevoking, setRevoking] = useState(false);
  const isRevoked = Boolean(apiKey.revoked_at);
  const title: Rename = {
    label: common('fields.title'),
    load: loadForm,
    renderForm: (onClose) => (
      <EditKey
        apiKey={apiKey}
        channels={channels.data ?? NONE}
        only={['title']}
        onClose={onClose}
      />
    ),
  };
  return (
    <>
      <RecordView
        record={apiKey}
        title={apiKey.title}
        rename={title}
        picture={<IconKey size={20} stroke={1.6} aria-hidden />}
        status={<KeyStatus isRevoked={isRevoked} />}
        menu={
          <MoreItem
            icon={IconBan}
            isDangerous
            {...(isRevoked ? { reason: t('end.revoke.already') } : {})}
            onClick={() => setRevoking(true)}
          >
            {t('end.revoke.action')}
          </MoreItem>
        }
        remove={{
          label: t('end.delete.action'),
          renderDialog: (removal) => <EndKey {...removal} apiKey={apiKey} how="delete" />,
        }}
        main={
          <>
            <Section title={t('page.key')}>
              <KeyField
                value={apiKey.id}
                label={t('page.key')}
                texts={{ show: t('page.show'), hide: t('page.hide') }}
              />
            </Section>
            <KeyChannels query={channels} onEdit={() => form.open('general')} />
            <KeySnippet id={apiKey.id} />
          </>
        }
        side={
          <Section title={common('sections.general')}>
            <Facts
              facts={[
                editableFact({ label: title.label, value: apiKey.title }, title),
                ...(apiKey.created_by
                  ? [{ label: t('page.createdBy'), value: <UserName id={apiKey.created_by} /> }]
                  : []),
                ...(apiKey.revoked_at
                  ? [
                      {
                        label: t('page.revokedAt'),
                        value: <DateText instant={apiKey.revoked_at} />,
                      },
                      { label: t('page.revokedBy'), value: <UserName id={apiKey.revoked_by} /> },
                    ]
                  : []),
              ]}
            />
          </Section>
        }
        days={{ created: t('page.created'), updated: t('page.updated') }}
        form={form}
        forms={{
          general: {
            title: t('edit.title'),
            size: 'dialog',
            // The form needs the stored channels as initial values.
            content: (
              <SectionQuery query={channels} skeleton={<FormSkeleton />}>
                {(opened) => <EditKey apiKey={apiKey} channels={opened} onClose={form.close} />}
              </SectionQuery>
            ),
          },
        }}
        hasNoMetadata
      />
      <Suspense fallback={null}>
        {isRevoking ? (
          <EndKey
            opened
            apiKey={apiKey}
            how="revoke"
            onClose={() => setRevoking(false)}
            onDone={() => setRevoking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
