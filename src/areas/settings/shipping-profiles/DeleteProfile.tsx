import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { profileRecord } from './query.ts';
import type { Profile } from './query.ts';
import { removalOf, removalSteps } from './removal.ts';

interface DeleteProfileProps extends RemovalProps {
  profile: Profile;
  /** Default profile. */
  defaultProfile: { id: string; name: string };
}

export function DeleteProfile(props: DeleteProfileProps): ReactNode {
  const { profile, defaultProfile, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('shipping-profiles');
  const format = useFormat();
  // Others may have moved products or options into it since.
  const now = useQuery({ ...profileRecord.options(profile.id), enabled: opened, staleTime: 0 });
  const removal = removalOf(profile);
  const counted = (kind: keyof typeof removal): string[] => {
    const count = removal[kind].length;
    const values = { count, number: format.number(count), profile: defaultProfile.name };
    return count > 0 ? [t(`delete.${kind}`, values)] : [];
  };
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { profile: profile.name })}
      text={t('delete.text')}
      lost={[...counted('products'), ...counted('options'), ...counted('returns')]}
      typeName={profile.name}
      confirmLabel={t('delete.action')}
      operation="deleteShippingProfile"
      holdings={now}
      steps={() =>
        removalSteps(
          profile,
          removal,
          defaultProfile.id,
          {
            products: t('steps.products', { profile: defaultProfile.name }),
            returns: t('steps.returns', { profile: defaultProfile.name }),
            option: (option) => t('steps.option', { option }),
            profile: t('delete.action'),
          },
          onGone,
        )
      }
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { profile: profile.name }) });
        onDone();
      }}
    />
  );
}
