import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../states/Banner.tsx';

export function FormFailure(props: { text: string; detail: string | undefined }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Banner tone="bad">
      <p>{props.text}</p>
      {props.detail ? <small>{t('errors.serverSaid', { message: props.detail })}</small> : null}
    </Banner>
  );
}
