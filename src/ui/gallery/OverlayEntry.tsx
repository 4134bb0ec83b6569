import { Button, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateInput } from '../date/DateInput.tsx';
import { useUnsavedGuard } from '../form/useUnsavedGuard.tsx';
import { useConfirm } from '../overlay/confirm.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { FadeScale } from '../overlay/FadeScale.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import { MoreItem, MoreMenu } from '../overlay/MoreMenu.tsx';
import { showToast } from '../overlay/toast.ts';
import type { ToastKind } from '../overlay/toast.ts';
import { EntitySelect } from '../picker/EntitySelect.tsx';
import { StepNav } from '../steps/StepNav.tsx';
import { itemSource } from './data.ts';
import classes from './Gallery.module.css';

const STEPS = [
  { id: 'kind', label: 'Kind' },
  { id: 'details', label: 'Details' },
  { id: 'conditions', label: 'Conditions and limits' },
  { id: 'review', label: 'Review' },
];
const KINDS: readonly ToastKind[] = ['success', 'warning', 'error', 'info'];

export default function OverlayEntry(): ReactNode {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const [dialog, dialogControl] = useDisclosure(false);
  const [drawer, drawerControl] = useDisclosure(false);
  const [shown, shownControl] = useDisclosure(true);
  const [text, setText] = useState('');
  const [step, setStep] = useState('details');
  const [day, setDay] = useState<string | null>('2026-11-03');
  useUnsavedGuard(text !== '');
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            onClick={() => showToast(kind, { title: `A ${kind}`, message: 'Something happened.' })}
          >
            Toast {kind}
          </Button>
        ))}
      </div>
      <div className={classes.row}>
        <MoreMenu label="Menu" place="page">
          <MoreItem icon={IconCopy} onClick={() => setAnswer('copied')}>
            Duplicate
          </MoreItem>
          <MoreItem
            icon={IconArchive}
            reason="Complete the order first."
            onClick={() => setAnswer('archived')}
          >
            Archive
          </MoreItem>
        </MoreMenu>
        <Button variant="default" onClick={dialogControl.open}>
          Dialog
        </Button>
        <Button variant="default" onClick={drawerControl.open}>
          Drawer
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void confirm({
              title: 'Delete 3 products?',
              text: 'Their variants and prices go with them.',
              action: 'Delete',
              isDangerous: true,
            }).then((agreed) => setAnswer(String(agreed)))
          }
        >
          Confirm
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void confirm({
              title: 'Delete the region?',
              text: 'Customers there can no longer buy.',
              action: 'Delete',
              isDangerous: true,
              typeName: 'Europe',
            }).then((agreed) => setAnswer(String(agreed)))
          }
        >
          Confirm by name
        </Button>
        <Tooltip label="Opens after a short while and is never wider than two hundred and twenty pixels.">
          <Button variant="default">Tooltip</Button>
        </Tooltip>
        <Button variant="default" onClick={shownControl.toggle}>
          Show or hide
        </Button>
      </div>
      <StepNav
        label="Steps"
        steps={STEPS}
        current={step}
        done={new Set(['kind'])}
        broken={new Set(['review'])}
        onStep={setStep}
      />
      <StepNav
        label="Steps that are shown only"
        steps={STEPS}
        current="conditions"
        done={new Set(['kind', 'details'])}
      />
      <FadeScale shown={shown}>
        <p data-testid="fading">Shown and hidden</p>
      </FadeScale>
      <p>
        Answer: <output data-testid="answer">{answer}</output>
      </p>
      <label>
        Unsaved text <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <Link to="/gallery/inputs">Leave this page</Link>

      <Dialog
        opened={dialog}
        onClose={dialogControl.close}
        title="A long dialog"
        footer={<Button onClick={dialogControl.close}>Done</Button>}
      >
        <DateInput label="Day" value={day} onChange={setDay} />
        <EntitySelect label="Thing" source={itemSource} value={null} onChange={() => undefined} />
        <h3>A section</h3>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Line {index + 1}</p>
        ))}
      </Dialog>
      <SideDrawer opened={drawer} onClose={drawerControl.close} title="A drawer">
        <h3>A section</h3>
        <p>What is read beside the page.</p>
      </SideDrawer>
    </div>
  );
}
