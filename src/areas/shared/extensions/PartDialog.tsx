import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadPart, TextKey } from '#app/extensions/extension.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { labelOf } from '#app/extensions/texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';

interface PartDialogProps<Props extends object> {
  extension: string;
  label: TextKey;
  load: LoadPart<Props>;
  props: Props;
  opened: boolean;
  onClose: () => void;
}

export function PartDialog<Props extends object>(dialog: PartDialogProps<Props>): ReactNode {
  const { extension, label, load, props, opened, onClose } = dialog;
  const { t } = useTranslation('app');
  // Render closed first: focus return needs the transition.
  const shown = useDeferredValue(opened, false);
  return (
    <Dialog opened={shown} onClose={onClose} title={t(labelOf(extension, label))}>
      <ExtensionPart extension={extension} load={load} props={props} place={<TextSkeleton />} />
    </Dialog>
  );
}
