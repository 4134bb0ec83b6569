import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getUpdateCustomerGroupMutationOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { PARAMS, paths } from '#app/paths.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { RecordPage } from '#shared/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/RecordView.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupUses } from './GroupUses.tsx';
import { groupRecord } from './query.ts';
import type { CustomerGroup } from './query.ts';

const GroupGeneralForm = lazyNamed(() => import('./GroupGeneralForm.tsx'), 'GroupGeneralForm');
const DeleteGroup = lazyNamed(() => import('../DeleteGroup.tsx'), 'DeleteGroup');

/** The address of the list as one left it. */
function useListPath(): string {
  const [params] = useSearchParams();
  return paths.customerGroups(params.get(PARAMS.list) ?? '');
}

/** One customer group. */
export function GroupPage(): ReactNode {
  const { t } = useTranslation('customer-groups');
  const listPath = useListPath();
  return (
    <RecordPage
      source={groupRecord}
      listPath={listPath}
      icon={<IconUsersGroup size={30} stroke={1.4} aria-hidden />}
      texts={{
        list: t('list.title'),
        back: t('page.back'),
        failed: t('page.failed'),
        notFound: t('page.notFound'),
        notFoundText: t('page.notFoundText'),
        toList: t('page.toList'),
      }}
      sections={{ main: [8], side: [1, 2, 2] }}
    >
      {(group, onGone) => <GroupContent group={group} onGone={onGone} />}
    </RecordPage>
  );
}

interface GroupContentProps {
  group: CustomerGroup;
  onGone: () => void;
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function GroupContent({ group, onGone }: GroupContentProps): ReactNode {
  const { t } = useTranslation('customer-groups');
  const navigate = useNavigate();
  const listPath = useListPath();
  const form = useOpenForm(FORMS);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <RecordView
      record={group}
      title={group.name}
      back={{ to: listPath, label: t('page.back') }}
      remove={{ label: t('delete.action'), onClick: () => setDeleting(true) }}
      main={<GroupMembers group={group} />}
      side={
        <>
          <Section
            title={t('page.general')}
            action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
          >
            <Facts facts={[{ label: t('fields.name'), value: group.name }]} />
          </Section>
          <GroupUses groupId={group.id} />
        </>
      }
      facts={[
        { label: t('page.created'), value: <DateText instant={group.created_at} /> },
        { label: t('page.updated'), value: <DateText instant={group.updated_at} /> },
      ]}
      form={form}
      forms={{
        general: {
          title: t('edit.general'),
          content: <GroupGeneralForm group={group} onClose={form.close} />,
        },
      }}
      source={groupRecord}
      update={getUpdateCustomerGroupMutationOptions}
      saved={t('form.saved', { name: group.name })}
    >
      {isDeleting ? (
        <DeleteGroup
          group={group}
          onClose={() => setDeleting(false)}
          onGone={onGone}
          onDone={() => void navigate(listPath)}
        />
      ) : null}
    </RecordView>
  );
}
