import { Banner } from '#ui/states/Banner.tsx';
import { paths } from '../paths.ts';
import { Anchor, Button, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRequestPasswordToken, useResetPassword } from '#generated/admin/users/users.ts';
import type { UserResponse } from '#generated/admin/admin.schemas.ts';
import type { ApiError } from '#client/index.ts';
import { noRecord } from '../query/no-record.ts';
import { useErrorText } from '../query/useErrorText.ts';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { readLinkSecret, readLinkToken } from './link-token.ts';
import type { LoginNotice } from './notice.ts';
import { RESET_LINK_MINUTES } from './password.ts';
import classes from './AuthPage.module.css';

export function ResetPasswordPage(): ReactNode {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const link = readLinkSecret(state, params);
  return link ? (
    <Confirm key={link.token} token={link.token} emailInLink={link.email} />
  ) : (
    <Request />
  );
}

function Request(): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: isEmail(t('login.emailInvalid')) },
  });
  const { mutate, isPending, error, isSuccess, variables } = useRequestPasswordToken({
    mutation: { meta: { errors: 'form' } },
  });
  const { text } = useErrorText(error);
  if (isSuccess) {
    const { email } = variables.data;
    return (
      <AuthPage
        title={t('reset.sentTitle')}
        // The same text for unknown accounts, so that none are revealed.
        text={t('reset.sentText', { email, count: RESET_LINK_MINUTES })}
      >
        <ToLogin />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('reset.requestTitle')} text={t('reset.requestText')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((data) => mutate({ data }))}
      >
        {error ? <Banner tone="bad">{text}</Banner> : null}
        <TextInput
          label={common('fields.email')}
          type="email"
          autoComplete="username"
          autoFocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" fullWidth loading={isPending}>
          {t('reset.request')}
        </Button>
      </form>
      <ToLogin />
    </AuthPage>
  );
}

interface ConfirmProps {
  token: string;
  /** Required if the token names no user. */
  emailInLink: string | undefined;
}

function Confirm({ token, emailInLink }: ConfirmProps): ReactNode {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const [link] = useState(() => readLinkToken(token, Date.now()));
  const email = link.email ?? emailInLink;
  const { mutate, isPending, isSuccess, error } = useResetPassword({
    mutation: {
      meta: { errors: 'form' },
      onSuccess: (answer: Partial<UserResponse> | undefined) => {
        const changed = answer?.user?.email;
        if (typeof changed !== 'string') throw noRecord('resetPassword');
        const state: LoginNotice = { email: changed, notice: 'passwordChanged' };
        void navigate(paths.login(), { replace: true, state });
      },
    },
  });
  const { text } = useErrorText(error);
  if (link.isBroken || link.isExpired) {
    const why = link.isBroken ? 'incomplete' : 'expired';
    return (
      <AuthPage title={t(`reset.${why}Title`)} text={t(`reset.${why}Text`)}>
        <Button component={Link} to={paths.resetPassword()} fullWidth>
          {t('reset.again')}
        </Button>
        <ToLogin />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('reset.title')}>
      <NewPasswordForm
        email={email}
        submit={t('reset.submit')}
        // Until the sign-in is shown: the link works once.
        isPending={isPending || isSuccess}
        error={error ? (isRefused(error) ? t('reset.failed') : text) : undefined}
        onSubmit={({ password }) =>
          mutate({
            data: emailInLink ? { token, password, email: emailInLink } : { token, password },
          })
        }
      />
      {error ? (
        <div className={classes.links}>
          <Anchor component={Link} to={paths.resetPassword()} size="sm">
            {t('reset.again')}
          </Anchor>
        </div>
      ) : (
        <ToLogin />
      )}
    </AuthPage>
  );
}

/** The server answers 400 or 401 to unknown tokens, 500 to expired or forged ones. */
function isRefused({ status }: ApiError): boolean {
  return status === 400 || status === 401 || status === 404 || status === 500;
}

function ToLogin(): ReactNode {
  const { t } = useTranslation('session');
  return (
    <div className={classes.links}>
      <Anchor component={Link} to={paths.login()} size="sm">
        {t('reset.backToLogin')}
      </Anchor>
    </div>
  );
}
