import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { isEmailDisabled, isEmailInvalid, withOptOut } from './preferences.ts';
import type { PreferenceValues } from './preferences.ts';
import classes from './analytics.module.css';

interface PreferencesFormProps {
  initial: PreferenceValues;
  /** Example address. */
  userEmail: string;
  isSubmitting: boolean;
  onSubmit: (values: PreferenceValues) => void;
  /** Without it there is no decline button. */
  onDecline?: () => void;
}

export function PreferencesForm({
  initial,
  userEmail,
  isSubmitting,
  onSubmit,
  onDecline,
}: PreferencesFormProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation('common');
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
    <form
      className={classes.form}
      noValidate
      // Drop the event argument.
      onSubmit={form.onSubmit((chosen) => onSubmit(chosen))}
    >
      <TextInput
        label={common('fields.email')}
        description={t('email.text')}
        placeholder={t('email.placeholder', { email: userEmail })}
        type="email"
        data-autofocus={onDecline ? undefined : true}
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
        {onDecline ? (
          // Enter declines; neither button is more prominent.
          <Button variant="default" data-autofocus disabled={isSubmitting} onClick={onDecline}>
            {t('decline')}
          </Button>
        ) : null}
        <Button
          type="submit"
          loading={isSubmitting}
          variant={onDecline ? 'default' : 'filled'}
          {...SAVE_BUTTON}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
