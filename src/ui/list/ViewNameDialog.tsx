import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog.tsx';
import { DialogFooter } from '../overlay/DialogFooter.tsx';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { nameProblem } from './saved-views.ts';
import type { SavedView } from './saved-views.ts';

/** Longer names would push other tabs out of view. */
const LONGEST_NAME = 40;

interface ViewNameDialogProps {
  title: string;
  views: readonly SavedView[];
  /** Renamed view. */
  view?: SavedView;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function ViewNameDialog(props: ViewNameDialogProps): ReactNode {
  const { title, views, view, onSave, onClose } = props;
  const { t } = useTranslation('common');
  const [name, setName] = useState(view?.name ?? '');
  const [tried, setTried] = useState(false);
  const problem = nameProblem(views, name, view?.id);
  return (
    <Dialog opened onClose={onClose} title={title} size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem) return;
          onSave(name.trim());
          onClose();
        }}
      >
        <TextInput
          data-autofocus
          label={t('list.viewName')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={
            tried && problem
              ? problem === 'missing'
                ? t('form.required')
                : t('list.viewNameTaken')
              : undefined
          }
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" {...SAVE_BUTTON}>
            {t('actions.save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
