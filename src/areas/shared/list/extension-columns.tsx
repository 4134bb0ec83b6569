import { ActionIcon } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Suspense, use, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionName, ExtensionsContext } from '#app/extensions/context.ts';
import type { LoadPart } from '#app/extensions/extension.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { namespaceOf } from '#app/extensions/namespace.ts';
import { labelOf } from '#app/extensions/texts.ts';
import type { Caught } from '#ui/states/ErrorBoundary.tsx';
import type { Column } from '#ui/table/columns.ts';
import { idsOf } from '#ui/table/listed.ts';

/** Pixels. */
const WIDTH = 120;

/** The list's own columns, then those of extensions. */
export function useExtensionColumns<Row extends { id: string }>(
  list: string,
  own: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
): readonly Column<Row>[] {
  const extensions = useContext(ExtensionsContext);
  const { t } = useTranslation('app');
  const shown = idsOf(rows ?? [], ({ id }) => id).join(',');
  return useMemo(() => {
    const ids = shown === '' ? [] : shown.split(',');
    const further = extensions.flatMap(({ name, columns = [] }) =>
      columns
        .filter(({ on }) => on === list)
        .map(({ id, header, width = WIDTH, load }): Column<Row> => ({
          id: `${namespaceOf(name)}-${id}`,
          header: t(labelOf(name, header)),
          optional: true,
          priority: 3,
          width,
          cell: (row) => (
            <ExtensionPart
              extension={name}
              load={load as unknown as LoadPart}
              props={{ id: row.id, row, ids }}
              Failed={FailedCell}
            />
          ),
        })),
    );
    return further.length === 0 ? own : [...own, ...further];
  }, [extensions, list, own, shown, t]);
}

const FailedCell = ({ retry }: Caught): ReactNode => (
  <Suspense fallback={null}>
    <RetryCell retry={retry} />
  </Suspense>
);

function RetryCell({ retry }: Pick<Caught, 'retry'>): ReactNode {
  const { t } = useTranslation('extensions');
  const label = t('failedRetry', { name: use(ExtensionName) });
  return (
    <ActionIcon size={24} color="red" aria-label={label} title={label} onClick={retry}>
      <IconAlertCircle size={16} stroke={1.75} />
    </ActionIcon>
  );
}
