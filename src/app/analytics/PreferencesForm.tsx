import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailDisabled, isEmailInvalid, withOptOut } from './preferences.ts';
import type { PreferenceValues } from './preferences.ts';
import classes from './analytics.module.css';

interface PreferencesFormProps {
  initial: PreferenceValues;
  /** The user's own address, as an example. */
  userEmail: string;
  isSubmitting: boolean;
  onSubmit: (values: PreferenceValues) => void;
}

/** What someone shares: an address if they like, anonymously, or nothing. */
export function PreferencesForm({
  initial,
  userEmail,
  isSubmitting,
  onSubmit,
}: PreferencesFormProps): ReactNode {
  const { t } = useTranslation('analytics');
  const form = useForm<PreferenceValues>({
    initialValues: initial,
    validate: (values) => ({ email: isEmailInvalid(values) ? t('email.invalid') : null }),
  });
  const { values } = form;
  const noEmail = isEmailDisabled(values);
  const change = (next: PreferenceValues): void => {
    form.setValues(next);
    if (isEmailDisabled(next)) form.clearFieldError('email');
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(onSubmit)}>
      <TextInput
        label={t('email.label')}
        description={t('email.text')}
        placeholder={t('email.placeholder', { email: userEmail })}
        type="email"
        data-autofocus
        autoComplete="email"
        disabled={noEmail}
        {...form.getInputProps('email')}
      />
      <Switch
        label={t('anonymize.label')}
        description={t('anonymize.text')}
        disabled={values.opt_out}
        checked={values.anonymize}
        onChange={({ currentTarget }) => change({ ...values, anonymize: currentTarget.checked })}
      />
      <Switch
        label={t('optOut.label')}
        description={t('optOut.text')}
        checked={values.opt_out}
        onChange={({ currentTarget }) => change(withOptOut(values, currentTarget.checked))}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
