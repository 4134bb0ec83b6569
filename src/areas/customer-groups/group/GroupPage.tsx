import { IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateCustomerGroupMutationOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { Rename } from '#shared/record/RecordTitle.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { GroupMembers } from './GroupMembers.tsx';
import type { ListedGroup } from '../list/query.ts';
import { GroupDiscounts, GroupPriceLists } from './GroupUses.tsx';
import { groupRecord } from './query.ts';
import type { CustomerGroup } from './query.ts';

const loadGeneralForm = () => import('./GroupGeneralForm.tsx');
const GroupGeneralForm = lazyNamed(loadGeneralForm, 'GroupGeneralForm');
const DeleteGroup = lazyNamed(() => import('../DeleteGroup.tsx'), 'DeleteGroup');

export function GroupPage(): ReactNode {
  return (
    <RecordPage
      source={groupRecord}
      listPath={paths.customerGroups}
      icon={<IconUsersGroup size={30} stroke={1.4} aria-hidden />}
      namespace="customer-groups"
      known={({ name }: ListedGroup) => ({ title: name })}
      sections={{ main: [8], side: [1, 2, 2, 1] }}
    >
      {(group) => <GroupContent group={group} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function GroupContent({ group }: { group: CustomerGroup }): ReactNode {
  const { t } = useTranslation('customer-groups');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  const name: Rename = {
    label: t('fields.name'),
    load: loadGeneralForm,
    renderForm: (onClose) => <GroupGeneralForm group={group} only={['name']} onClose={onClose} />,
  };
  return (
    <RecordView
      record={group}
      title={group.name}
      rename={name}
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteGroup {...removal} group={group} />,
      }}
      main={<GroupMembers group={group} />}
      side={
        <>
          <Section
            title={common('sections.general')}
            action={<EditButton label={t('edit.general')} onClick={() => form.open('general')} />}
          >
            <Facts facts={[editableFact({ label: name.label, value: group.name }, name)]} />
          </Section>
          <GroupPriceLists groupId={group.id} />
          <GroupDiscounts groupId={group.id} />
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.general'),
          size: 'dialog',
          content: <GroupGeneralForm group={group} onClose={form.close} />,
        },
      }}
      source={groupRecord}
      update={getUpdateCustomerGroupMutationOptions}
      saved={t('form.saved', { name: group.name })}
    />
  );
}
