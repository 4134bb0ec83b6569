import { paths } from '../paths.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAcceptInvite } from '#generated/admin/invites/invites.ts';
import type { ApiError } from '#client/index.ts';
import { noRecord } from '../query/no-record.ts';
import { useErrorText } from '../query/useErrorText.ts';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { readLinkSecret, readLinkToken } from './link-token.ts';
import type { LoginNotice } from './notice.ts';

export function InvitePage(): ReactNode {
  const { t } = useTranslation('session');
  const [params] = useSearchParams();
  const { state } = useLocation();
  const token = readLinkSecret(state, params)?.token;
  if (!token) {
    return <DeadEnd title={t('invite.incompleteTitle')} text={t('invite.missingText')} />;
  }
  return <Accept key={token} token={token} />;
}

function Accept({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const [{ email, isBroken, isExpired }] = useState(() => readLinkToken(token, Date.now()));
  const { mutate, isPending, isSuccess, error } = useAcceptInvite({
    mutation: {
      meta: { errors: 'form' },
      onSuccess: (answer: unknown) => {
        // The server says “OK”.
        if (typeof answer !== 'string') throw noRecord('acceptInvite');
        const state: LoginNotice = { email, notice: 'joined' };
        void navigate(paths.login(), { replace: true, state });
      },
    },
  });
  const { text } = useErrorText(error);
  const refusal = error ? refusalOf(error) : undefined;
  if (isBroken) {
    return <DeadEnd title={t('invite.incompleteTitle')} text={t('invite.missingText')} />;
  }
  if (isExpired) {
    return <DeadEnd title={t('invite.expiredTitle')} text={t('invite.expiredText')} />;
  }
  return (
    <AuthPage title={t('invite.title')} text={t('invite.text')}>
      <NewPasswordForm
        email={email}
        withNames
        submit={t('invite.submit')}
        // Until the sign-in is shown: the link works once.
        isPending={isPending || isSuccess}
        error={error ? (refusal ? t(`invite.${refusal}`) : text) : undefined}
        onSubmit={({ first_name, last_name, password }) =>
          mutate({
            data: {
              token,
              user: { first_name: first_name.trim(), last_name: last_name.trim(), password },
            },
          })
        }
      />
      {refusal === 'already' ? (
        <Button component={Link} to={paths.login()} variant="default" fullWidth>
          {t('login.submit')}
        </Button>
      ) : null}
    </AuthPage>
  );
}

/** All three refusals share a code; only the message differs. */
function refusalOf({ status, serverMessage }: ApiError): 'already' | 'refused' | undefined {
  if (status !== 400) return undefined;
  if (serverMessage === 'User already joined') return 'already';
  return serverMessage === 'Invalid invite' || serverMessage === 'Token is not valid'
    ? 'refused'
    : undefined;
}

function DeadEnd({ title, text }: { title: string; text: string }): ReactNode {
  const { t } = useTranslation('session');
  return (
    <AuthPage title={title} text={text}>
      <Button component={Link} to={paths.login()} variant="default" fullWidth>
        {t('reset.backToLogin')}
      </Button>
    </AuthPage>
  );
}
