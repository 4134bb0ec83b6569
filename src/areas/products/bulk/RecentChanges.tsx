import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { askUndo, endOffer, useDoneChanges, useUndoing } from './history.ts';

/** The bulk changes of this session, each with its way back; nothing while there are none. */
export function RecentChanges(): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const changes = useDoneChanges();
  const undoing = useUndoing();
  // The message that offers to undo leads here.
  useEffect(() => endOffer, []);
  return (
    <>
      {changes.length > 0 ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
            >
              {t('changes')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {changes.map((change) => (
              <Menu.Item
                key={change.id}
                leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
                rightSection={<small>{format.dateTime(new Date(change.at))}</small>}
                onClick={() => askUndo(change.id)}
              >
                {t('undo')} · {change.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {undoing ? (
        <UndoDialog key={undoing.id} done={undoing} onClose={() => askUndo(undefined)} />
      ) : null}
    </>
  );
}
