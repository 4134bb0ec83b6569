import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { BulkActionProps, LoadPart, SelectionProps } from '#app/extensions/extension.ts';
import { labelOf } from '#app/extensions/texts.ts';
import { useRun } from '#app/extensions/useRun.ts';
import { PartDialog } from './PartDialog.tsx';

interface BulkActionListProps extends SelectionProps {
  list: string;
}

interface Asked {
  extension: string;
  label: string;
  open: LoadPart<BulkActionProps>;
  /** Those selected when it was opened. */
  ids: readonly string[];
}

export function BulkActionList({ list, ids, clear }: BulkActionListProps): ReactNode {
  const { t } = useTranslation('app');
  const run = useRun();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [running, setRunning] = useState<Readonly<Record<string, string | undefined>>>({});
  const actions = useContext(ExtensionsContext).flatMap(({ name, bulkActions = [] }) =>
    bulkActions.filter(({ on }) => on === list).map((action) => ({ extension: name, ...action })),
  );
  const onClose = (): void => setOpen(false);
  const mark = (extension: string, key?: string): void =>
    setRunning((before) => ({ ...before, [extension]: key }));
  return (
    <>
      {actions.map(({ extension, label, icon: Icon = IconPuzzle, run: runNow, open }) => {
        const key = `${extension} ${label}`;
        return (
          <Button
            key={key}
            size="compact-sm"
            variant="default"
            leftSection={<Icon size={14} stroke={1.75} />}
            loading={running[extension] === key}
            disabled={running[extension] !== undefined && running[extension] !== key}
            onClick={() => {
              if (runNow) {
                mark(extension, key);
                void run(extension, () => runNow({ ids, clear })).then(() => mark(extension));
              } else {
                setAsked({ extension, label, open, ids });
                setOpen(true);
              }
            }}
          >
            {t(labelOf(extension, label))}
          </Button>
        );
      })}
      {asked ? (
        <PartDialog
          key={`${asked.extension} ${asked.label}`}
          extension={asked.extension}
          label={asked.label}
          load={asked.open}
          props={{ ids: asked.ids, clear, onClose }}
          opened={isOpen}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
