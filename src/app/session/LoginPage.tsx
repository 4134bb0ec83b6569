import { Banner } from '#ui/states/Banner.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { safeNext } from './next.ts';
import { readLoginNotice } from './notice.ts';
import { beginSession } from './session-changes.ts';
import { useSession } from './useSession.ts';
import classes from './AuthPage.module.css';

export function LoginPage(): ReactNode {
  const { t } = useTranslation('session');
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const told = readLoginNotice(state);
  const next = safeNext(params.get('next'));
  if (session.data && !told) return <Navigate to={next} replace />;
  return (
    <AuthPage title={t('login.title')}>
      {told ? <Banner tone="info">{t(`login.${told.notice}`)}</Banner> : null}
      <SignInForm
        email={told?.email}
        onSignedIn={(data) =>
          beginSession(queryClient, data, {
            to: next,
            go: (to) => void navigate(to, { replace: true }),
          })
        }
      />
      <div className={classes.links}>
        <Anchor component={Link} to={paths.resetPassword()} size="sm">
          {t('login.forgot')}
        </Anchor>
      </div>
    </AuthPage>
  );
}
