import { Anchor, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionGate } from './gate.ts';
import { SignInForm } from './SignInForm.tsx';
import { endSession, personIn, resumeSession } from './session.ts';
import classes from './AuthPage.module.css';

/** Over everything else that opens, beneath the toasts. */
const LAYER = 350;

const stay = (): void => {};

/** Asks to sign in again, over the page at work, which keeps all that is on it. */
export function SignInAgain(): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  return (
    <Modal.Root
      opened
      onClose={stay}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      size={400}
      zIndex={LAYER}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ''}>
          <div className={classes.head}>
            <Modal.Title className={classes.title ?? ''}>{t('again.title')}</Modal.Title>
            <p className={classes.text}>{t('again.text')}</p>
          </div>
          <SignInForm
            email={personIn(queryClient)?.email}
            onSignedIn={(session) => resumeSession(queryClient, session)}
          />
          <div className={classes.links}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => void endSession(queryClient)}
            >
              {t('again.someoneElse')}
            </Anchor>
            <Anchor component="button" type="button" size="sm" onClick={sessionGate.giveUp}>
              {common('actions.cancel')}
            </Anchor>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
