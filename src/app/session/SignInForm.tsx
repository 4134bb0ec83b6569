import { Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserResponse } from '#generated/admin/admin.schemas.ts';
import type { CreateSessionBody } from '#generated/admin/admin.schemas.ts';
import { getCreateSessionMutationKey } from '#generated/admin/auth/auth.ts';
import { isApiError } from '#client/index.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { useErrorText } from '../query/useErrorText.ts';
import { MissingCookieError, serverName } from './missing-cookie.ts';
import { signIn } from './session-changes.ts';
import classes from './AuthPage.module.css';

/** The demo accepts any. */
const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo' };

interface SignInFormProps {
  email?: string | undefined;
  onSignedIn: (session: UserResponse) => void;
}

export function SignInForm({ email = '', onSignedIn }: SignInFormProps): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: __DEMO__
      ? { ...DEMO_SIGN_IN, ...(email ? { email } : {}) }
      : { email, password: '' },
    validate: {
      email: isEmail(t('login.emailInvalid')),
      password: isNotEmpty(t('login.passwordMissing')),
    },
  });
  const { mutate, isPending, error } = useMutation({
    mutationKey: getCreateSessionMutationKey(),
    mutationFn: (data: CreateSessionBody) => signIn(data),
    meta: { errors: 'form' },
    onSuccess: onSignedIn,
  });
  const { text } = useErrorText(error);
  const message = (): string => {
    if (error instanceof MissingCookieError)
      return t(`notKept.${error.reason}`, { server: serverName() });
    return isApiError(error) && error.status === 401 ? t('login.wrong') : text;
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((data) => mutate(data))}>
      {error ? <Banner tone="bad">{message()}</Banner> : null}
      <TextInput
        label={common('fields.email')}
        type="email"
        autoComplete="username"
        autoFocus={!email}
        data-autofocus={!email || undefined}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus={Boolean(email)}
        data-autofocus={Boolean(email) || undefined}
        key={form.key('password')}
        {...form.getInputProps('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
