import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getGetSessionQueryKey, useCreateSession } from '../../../generated/admin/auth/auth.ts';
import { isApiError } from '../../client/index.ts';
import { LanguageMenu } from '../i18n/LanguageMenu.tsx';
import { errorText } from '../query/error-text.ts';
import { Brand } from '../frame/Brand.tsx';
import { safeNext } from './next.ts';
import classes from './LoginPage.module.css';

/** Sign-in; leads back to the page that was asked for. */
export function LoginPage(): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: isEmail(t('login.emailInvalid')),
      password: isNotEmpty(t('login.passwordMissing')),
    },
  });
  const signIn = useCreateSession({
    mutation: {
      meta: { errors: 'form' },
      onSuccess: (session) => {
        queryClient.clear();
        queryClient.setQueryData(getGetSessionQueryKey(), session);
        void navigate(safeNext(params.get('next')), { replace: true });
      },
    },
  });
  useEffect(() => {
    document.title = `${t('login.title')} · Quartermaster`;
  }, [t]);
  const { error } = signIn;
  const message = !error
    ? undefined
    : isApiError(error) && error.status === 401
      ? t('login.wrong')
      : errorText(error, common).text;
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <Brand />
        <h1 className={classes.title}>{t('login.title')}</h1>
        <form
          className={classes.form}
          noValidate
          onSubmit={form.onSubmit((data) => signIn.mutate({ data }))}
        >
          {message ? (
            <p className={classes.error} role="alert">
              {message}
            </p>
          ) : null}
          <TextInput
            label={t('login.email')}
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('login.password')}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
          />
          <Button type="submit" fullWidth loading={signIn.isPending}>
            {t('login.submit')}
          </Button>
        </form>
      </main>
      <footer className={classes.footer}>
        <LanguageMenu
          target={
            <Anchor component="button" type="button" size="sm" c="dimmed">
              {common('language.choose')}
            </Anchor>
          }
        />
      </footer>
    </div>
  );
}
