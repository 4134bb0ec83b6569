import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateUserBody, User } from '#generated/admin/admin.schemas.ts';
import { getUpdateUserMutationOptions } from '#generated/admin/users/users.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { Section } from '#ui/page/Section.tsx';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import { PageForm } from '../PageForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { userRecord } from '../people/query.ts';
import { Formats } from './Formats.tsx';
import { HomeSection } from './HomeSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { UsageSection } from './UsageSection.tsx';

const FIELDS = ['first_name', 'last_name'] as const;

/** The name is saved with the form; the settings below apply at once. */
export function ProfileForm({ user }: { user: User }): ReactNode {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: userRecord,
    update: getUpdateUserMutationOptions,
    record: user,
    toValues: ({ first_name: first, last_name: last }: User) => ({
      first_name: first ?? '',
      last_name: last ?? '',
    }),
    toBody: (before, after) => {
      const { first_name, last_name } = changedBody(before, after);
      return omitUndefined<UpdateUserBody>({ first_name, last_name });
    },
    saved: () => t('saved'),
    stays: true,
    onClose: () => undefined,
  });
  return (
    <PageForm
      title={t('title')}
      saving={saving}
      onSubmit={bind.onSubmit}
      labelOf={(field) => t(`fields.${field}`)}
    >
      <Section title={t('sections.account')}>
        {FIELDS.map((field) => (
          <SettingRow key={field} title={t(`fields.${field}`)}>
            <TextInput aria-label={t(`fields.${field}`)} {...form.getInputProps(field)} />
          </SettingRow>
        ))}
        <SettingRow title={common('fields.email')} text={t('emailText')}>
          <TextInput
            dir="ltr"
            data-no-translate
            aria-label={common('fields.email')}
            value={user.email}
            variant="filled"
            readOnly
          />
        </SettingRow>
        <PasswordRow email={user.email} />
      </Section>
      <LookSection />
      <HomeSection />
      <Formats />
      <UsageSection />
    </PageForm>
  );
}
