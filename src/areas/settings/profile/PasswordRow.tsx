import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestPasswordToken } from '#generated/admin/users/users.ts';
import { RESET_LINK_MINUTES } from '#app/session/password.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { SINGLE_PRESS } from '#ui/keyboard/single-press.ts';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import classes from './profile.module.css';

/** The server emails a reset link; only the user can change the password. */
export function PasswordRow({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { mutate, isPending, isSuccess, error } = useRequestPasswordToken({
    mutation: { meta: { errors: 'form' } },
  });
  const { text } = useErrorText(error);
  // Each further press sends another email.
  return (
    <SettingRow title={t('password.title')} text={t('password.text')}>
      <div className={classes.stack} {...SINGLE_PRESS}>
        <Button
          variant="default"
          className={classes.button ?? ''}
          loading={isPending}
          onClick={() => mutate({ data: { email } })}
        >
          {t(isSuccess ? 'password.again' : 'password.send')}
        </Button>
        {error ? <Banner tone="bad">{text}</Banner> : null}
        {isSuccess && !isPending ? (
          <Banner tone="good">
            {t('password.sent', {
              email,
              count: RESET_LINK_MINUTES,
              number: format.number(RESET_LINK_MINUTES),
            })}
          </Banner>
        ) : null}
      </div>
    </SettingRow>
  );
}
