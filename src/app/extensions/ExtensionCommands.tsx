import { IconPuzzle } from '@tabler/icons-react';
import { useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FurtherCommands, SetPageCommands } from '../palette/further-commands.ts';
import type { FurtherCommand } from '../palette/further-commands.ts';
import { paths } from '../paths.ts';
import { ExtensionsContext } from './context.ts';
import { namespaceOf } from './namespace.ts';
import { labelOf } from './texts.ts';
import { useRun } from './useRun.ts';

const NONE: readonly FurtherCommand[] = [];

/** Adds the commands of extensions, and of the record that is shown, to the palette. */
export function ExtensionCommands({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('app');
  const extensions = useContext(ExtensionsContext);
  const navigate = useNavigate();
  const runNow = useRun();
  const [ofPage, setOfPage] = useState(NONE);
  const own = useMemo(
    () =>
      extensions.flatMap(({ name, commands = [] }) =>
        commands.map(({ label, icon = IconPuzzle, keywords, to, run }): FurtherCommand => ({
          id: `${namespaceOf(name)}-command-${label}`,
          label: t(labelOf(name, label)),
          icon,
          ...(keywords === undefined ? {} : { keywords: t(labelOf(name, keywords)) }),
          ...(to === undefined ? {} : { to: paths.extension(name, to) }),
          ...(run
            ? { run: () => void runNow(name, () => run({ open: (path) => void navigate(path) })) }
            : {}),
        })),
      ),
    [extensions, navigate, runNow, t],
  );
  const commands = useMemo(() => [...ofPage, ...own], [ofPage, own]);
  return (
    <SetPageCommands value={setOfPage}>
      <FurtherCommands value={commands}>{children}</FurtherCommands>
    </SetPageCommands>
  );
}
