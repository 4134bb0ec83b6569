import { Button } from '@mantine/core';
import { IconCash, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useIsOutdated } from '#app/query/useIsOutdated.ts';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import type { Command } from '#app/shortcuts/useCommandKeys.ts';
import { useKeyHint } from '#ui/keyboard/SingleKeys.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { PressGuard } from '#ui/states/PressGuard.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { nextAction } from '../registry/next-action.ts';
import type { Order } from '../query.ts';
import { openEditOf, orderEditsOptions } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditAction } from './forms.ts';
import { nextOfEdits } from './next.ts';
import { paidForEdits } from './payments.ts';
import { whyNotEdit } from './why-not.ts';

interface EditEntryProps {
  order: Order;
  edits: readonly OrderEditRecord[];
}

export function EditEntry({ order, edits }: EditEntryProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const reason = whyNotEdit(order);
  // An open edit can be viewed and ended in any case.
  if (reason !== undefined && !openEditOf(edits)) {
    return (
      <MoreItem icon={IconPencil} reason={t(`why.${reason}`)} onClick={() => undefined}>
        {t('entry')}
      </MoreItem>
    );
  }
  return (
    <MoreItem icon={IconPencil} to={paths.orderEdit(order.id)}>
      {t('entry')}
    </MoreItem>
  );
}

interface NextWithEditsProps extends EditEntryProps {
  form: Pick<OpenForm<EditAction>, 'open'>;
  /** Shown if no edit is pending */
  children: ReactNode;
}

export function NextWithEdits({ order, edits, form, children }: NextWithEditsProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const isOutdated = useIsOutdated(orderEditsOptions(order.id).queryKey);
  const next = nextOfEdits(order, edits, nextAction(order, paidForEdits(order, edits)));
  const navigate = useNavigate();
  const hint = useKeyHint('a');
  const command = (label: string, run: () => void): Command => ({
    keys: 'a',
    label,
    run: isOutdated ? undefined : run,
  });
  useCommandKeys([
    next?.kind === 'continue'
      ? command(t('open.continue'), () => void navigate(paths.orderEdit(order.id)))
      : undefined,
    next?.kind === 'pay'
      ? command(t('action.payEdit'), () => form.open('payEdit', next.collectionId))
      : undefined,
  ]);
  if (next?.kind === 'continue') {
    return (
      <PressGuard isOn={isOutdated}>
        <Button
          component={Link}
          to={paths.orderEdit(order.id)}
          {...hint}
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        >
          {t('open.continue')}
        </Button>
      </PressGuard>
    );
  }
  if (next?.kind === 'pay') {
    return (
      <PressGuard isOn={isOutdated}>
        <Button
          {...hint}
          leftSection={<IconCash size={18} stroke={1.75} aria-hidden />}
          onClick={() => form.open('payEdit', next.collectionId)}
        >
          {t('action.payEdit')}
        </Button>
      </PressGuard>
    );
  }
  return children;
}
