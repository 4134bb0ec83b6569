import { Button } from '@mantine/core';
import { randomId, useDisclosure } from '@mantine/hooks';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyNamed } from '../page/lazyNamed.ts';
import { viewHref } from './saved-views.ts';
import type { ListSettings } from './useListPreferences.ts';

const ViewNameDialog = lazyNamed(() => import('./ViewNameDialog.tsx'), 'ViewNameDialog');

interface SaveViewProps {
  settings: ListSettings;
}

export function SaveView({ settings }: SaveViewProps): ReactNode {
  const { t } = useTranslation('common');
  const [, setParams] = useSearchParams();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { view, query, columns } = settings;
  return (
    <>
      {view ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => settings.saveView({ ...view, query })}
        >
          {t('list.updateView')}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        c="dimmed"
        leftSection={<IconBookmarkPlus size={15} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {t('list.saveView')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ViewNameDialog
            title={t('list.saveView')}
            views={settings.views}
            onSave={(name) => {
              const id = randomId('');
              const saved = { id, name, query, ...(columns ? { columns } : {}) };
              settings.saveView(saved);
              setParams(new URLSearchParams(viewHref(saved)), { replace: true });
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
