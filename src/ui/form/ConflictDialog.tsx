import { Button, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { Dialog } from '../overlay/Dialog.tsx';

/** The decision is for all of them. */
const MOST_SHOWN = 50;

export interface ShownConflict {
  /** Needed where labels may repeat. */
  id?: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps {
  conflicts: readonly ShownConflict[];
  onKeep: () => void;
  /** Takes the other user's values for these fields. */
  onUse: () => void;
  onClose: () => void;
}

export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { conflicts, onKeep, onUse, onClose } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Dialog
      opened={conflicts.length > 0}
      onClose={onClose}
      size="lg"
      title={t('form.conflict.title')}
      footer={
        <>
          <Button variant="default" onClick={onUse}>
            {t('form.conflict.use')}
          </Button>
          <Button onClick={onKeep}>{t('form.conflict.keep')}</Button>
        </>
      }
    >
      <p style={{ marginBlockStart: 0 }}>{t('form.conflict.text')}</p>
      <Table aria-label={t('form.conflict.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('form.conflict.field')}</Table.Th>
            <Table.Th scope="col">{t('form.conflict.mine')}</Table.Th>
            <Table.Th scope="col">{t('form.conflict.other')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {conflicts.slice(0, MOST_SHOWN).map(({ label, id = label, mine, theirs }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{mine}</Table.Td>
              <Table.Td>{theirs}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {conflicts.length > MOST_SHOWN ? (
        <p>
          {t('picker.shown', {
            shown: format.number(MOST_SHOWN),
            total: format.number(conflicts.length),
          })}
        </p>
      ) : null}
    </Dialog>
  );
}
