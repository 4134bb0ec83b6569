import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import type { CreateNoticeKind } from './useCreateOnce.ts';

export function CreateNotice({ kind }: { kind: CreateNoticeKind }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Banner tone="warning" title={t(`create.${kind}`)}>
      {t(`create.${kind}Text`)}
    </Banner>
  );
}
