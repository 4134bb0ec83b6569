import { IconPackageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateShippingProfileMutationOptions } from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { Rename } from '#shared/record/RecordTitle.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { ProfileOptions } from './ProfileOptions.tsx';
import { ProfileProducts } from './ProfileProducts.tsx';
import { profileRecord, useDefaultProfile } from './query.ts';
import type { Profile } from './query.ts';

const loadForm = () => import('./EditProfile.tsx');
const EditProfile = lazyNamed(loadForm, 'EditProfile');
const DeleteProfile = lazyNamed(() => import('./DeleteProfile.tsx'), 'DeleteProfile');

export function ProfilePage(): ReactNode {
  return (
    <RecordPage
      source={profileRecord}
      listPath={() => paths.shippingProfiles()}
      icon={<IconPackageOff size={30} stroke={1.4} aria-hidden />}
      namespace="shipping-profiles"
      sections={{ main: [8], side: [2, 4] }}
    >
      {(profile) => <ProfileContent profile={profile} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function ProfileContent({ profile }: { profile: Profile }): ReactNode {
  const { t } = useTranslation('shipping-profiles');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  const defaultProfile = useDefaultProfile();
  const kept =
    profile.type === 'custom'
      ? defaultProfile
        ? undefined
        : t('delete.noUsual')
      : t(`delete.kept.${profile.type}`);
  const name: Rename = {
    label: t('fields.name'),
    load: loadForm,
    renderForm: (onClose) => <EditProfile profile={profile} only={['name']} onClose={onClose} />,
  };
  return (
    <RecordView
      record={profile}
      title={profile.name}
      rename={name}
      status={
        profile.type === 'custom' ? undefined : (
          <StatusBadge tone="neutral">{t(`types.${profile.type}`)}</StatusBadge>
        )
      }
      remove={{
        label: t('delete.action'),
        reason: kept,
        renderDialog: (removal) =>
          defaultProfile ? (
            <DeleteProfile {...removal} profile={profile} defaultProfile={defaultProfile} />
          ) : null,
      }}
      main={<ProfileProducts profile={profile} defaultProfile={defaultProfile} />}
      side={
        <>
          <Section
            title={common('sections.general')}
            action={<EditButton label={t('edit.title')} onClick={() => form.open('general')} />}
          >
            <Facts
              facts={[
                editableFact({ label: name.label, value: profile.name }, name),
                { label: common('fields.products'), value: t(`types.${profile.type}Text`) },
              ]}
            />
          </Section>
          <ProfileOptions profile={profile} />
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          size: 'dialog',
          content: <EditProfile profile={profile} onClose={form.close} />,
        },
      }}
      source={profileRecord}
      update={getUpdateShippingProfileMutationOptions}
      saved={t('edit.saved', { profile: profile.name })}
    />
  );
}
