import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { StepsDialog } from '../../shared/StepsDialog.tsx';
import { operationOf } from './change.ts';
import { forgetChange, useDoneChanges } from './history.ts';
import type { DoneChange } from './history.ts';
import { undoSteps } from './plan.ts';
import type { BulkStep } from './plan.ts';
import { useBulkWords } from './useBulkWords.ts';

/** The bulk changes of this session, each with its way back; nothing while there are none. */
export default function RecentChanges(): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const changes = useDoneChanges();
  const [undoing, setUndoing] = useState<DoneChange>();
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
                onClick={() => setUndoing(change)}
              >
                {t('undo')} · {change.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {undoing ? <UndoDialog done={undoing} onClose={() => setUndoing(undefined)} /> : null}
    </>
  );
}

/** Asks, then writes the earlier values back. */
function UndoDialog({ done, onClose }: { done: DoneChange; onClose: () => void }): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const words = useBulkWords();
  const undone = useRef<ReadonlySet<string>>(new Set());
  const { label, change, products } = done;
  const plan = (): BulkStep[] => undoSteps(change, products, words.several);
  const close = (): void => {
    forgetChange(done.id, undone.current);
    onClose();
  };
  return (
    <StepsDialog
      opened
      title={t('undoTitle', { change: label })}
      text={t('undoText', { count: products.length, number: format.number(products.length) })}
      confirmLabel={t('undo')}
      operation={operationOf(change.kind)}
      isHarmless
      steps={plan}
      onRan={(ran) => {
        undone.current = new Set(
          plan()
            .filter(({ id }) => ran.has(id))
            .flatMap((step) => step.products.map(({ id }) => id)),
        );
      }}
      onClose={close}
      onDone={() => {
        showToast('success', { message: t('undone', { change: label }) });
        close();
      }}
    />
  );
}
