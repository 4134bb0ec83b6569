import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Bulk, BulkChange, BulkItem, BulkTexts } from './bulk.ts';
import { useDoneChanges, useUndoing } from './history.ts';
import { UndoDialog } from './UndoDialog.tsx';

interface RecentChangesProps<Change extends BulkChange, Item extends BulkItem> {
  bulk: Bulk<Change, Item>;
  texts: BulkTexts;
}

export function RecentChanges<Change extends BulkChange, Item extends BulkItem>({
  bulk,
  texts,
}: RecentChangesProps<Change, Item>): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const { history } = bulk;
  const changes = useDoneChanges(history);
  const undoing = useUndoing(history);
  // The undo toast only works on this page.
  useEffect(() => history.endOffer, [history]);
  return (
    <>
      {changes.length > 0 ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              data-phone="icon"
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
                onClick={() => history.askUndo(change.id)}
              >
                {t('undo')} · {change.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {undoing ? (
        <UndoDialog
          key={undoing.id}
          bulk={bulk}
          texts={texts}
          done={undoing}
          onClose={() => history.askUndo(undefined)}
        />
      ) : null}
    </>
  );
}
