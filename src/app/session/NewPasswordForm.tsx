import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { MIN_PASSWORD_LENGTH, passwordProblems } from './password.ts';
import classes from './AuthPage.module.css';

export interface NewPasswordValues {
  first_name: string;
  last_name: string;
  password: string;
  repeat: string;
}

interface NewPasswordFormProps {
  /** For password managers. */
  email: string | undefined;
  withNames?: boolean;
  submit: string;
  isPending: boolean;
  error: ReactNode;
  onSubmit: (values: NewPasswordValues) => void;
}

export function NewPasswordForm({
  email,
  withNames = false,
  submit,
  isPending,
  error,
  onSubmit,
}: NewPasswordFormProps): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const count = MIN_PASSWORD_LENGTH;
  const form = useForm<NewPasswordValues>({
    mode: 'uncontrolled',
    initialValues: { first_name: '', last_name: '', password: '', repeat: '' },
    validate: (values) => {
      const { password, repeat } = passwordProblems(values);
      return {
        first_name: withNames && !values.first_name.trim() ? t('invite.firstNameMissing') : null,
        last_name: withNames && !values.last_name.trim() ? t('invite.lastNameMissing') : null,
        password: password ? t('password.short', { count }) : null,
        repeat: repeat ? t('password.mismatch') : null,
      };
    },
  });
  const visibility = { 'aria-label': t('login.showPassword') };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values))}
    >
      {error ? <Banner tone="bad">{error}</Banner> : null}
      {email ? (
        <TextInput
          label={common('fields.email')}
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
      ) : null}
      {withNames ? (
        <>
          <TextInput
            label={t('invite.firstName')}
            autoComplete="given-name"
            autoFocus
            key={form.key('first_name')}
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t('invite.lastName')}
            autoComplete="family-name"
            key={form.key('last_name')}
            {...form.getInputProps('last_name')}
          />
        </>
      ) : null}
      <PasswordInput
        label={withNames ? t('login.password') : t('password.new')}
        description={t('password.hint', { count })}
        autoComplete="new-password"
        autoFocus={!withNames}
        key={form.key('password')}
        {...form.getInputProps('password')}
        visibilityToggleButtonProps={visibility}
      />
      <PasswordInput
        label={t('password.repeat')}
        autoComplete="new-password"
        key={form.key('repeat')}
        {...form.getInputProps('repeat')}
        visibilityToggleButtonProps={visibility}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
