import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftCardDetail } from '#generated/admin/admin.schemas.ts';
import { deleteGiftCard } from '#generated/admin/gift-cards/gift-cards.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { isTyped } from '#ui/overlay/typed-name.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteGiftCardProps {
  opened: boolean;
  card: Pick<GiftCardDetail, 'id' | 'code' | 'balance' | 'value' | 'region'>;
  onClose: () => void;
  /** Called once the card is deleted, before any refetch. */
  onGone?: () => void;
  onDone: () => void;
}

export function DeleteGiftCard(props: DeleteGiftCardProps): ReactNode {
  const { opened, card, onClose, onGone, onDone } = props;
  const { id, code, balance, value, region } = card;
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const amount = format.money(balance, region?.currency_code ?? '');
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { code })}
      text={t('delete.text')}
      lost={[
        ...(balance > 0 ? [t('delete.balance', { amount })] : []),
        ...(balance < value ? [t('delete.uses')] : []),
      ]}
      confirmLabel={t('delete.action')}
      operation="deleteGiftCard"
      isDisabled={!isTyped(typed, code)}
      steps={() => [
        {
          id: 'card',
          label: t('delete.step', { code }),
          stage: 1,
          run: async (call) => {
            await deleteGiftCard(id, call);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { code }) });
        onDone();
      }}
    >
      <TextInput
        label={t('delete.type', { code })}
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </StepsDialog>
  );
}
