import { Anchor, Button, Group, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letSavedViewsStay } from '../preferences/saved-views.ts';
import { sessionGate } from './gate.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignOutLosses } from './SignOutLosses.tsx';
import { personIn } from './session.ts';
import { abandon, endSession, resumeSession } from './session-changes.ts';
import { isNothingLost, whatIsLost } from './sign-out-losses.ts';
import type { SignOutLosses as Losses } from './sign-out-losses.ts';
import { useGateReason } from './useSession.ts';
import classes from './AuthPage.module.css';

/** Above overlays, below toasts. */
const LAYER = 350;

const stay = (): void => {};

/** Keeps the page and its unsaved work. */
export function SignInAgain(): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const reason = useGateReason();
  const [losses, setLosses] = useState<Losses>();
  const person = personIn(queryClient);
  // Hide the page after a deliberate sign-out.
  const isClosed = reason !== 'ended';
  const asSomeoneElse = async (): Promise<void> => {
    const found = await whatIsLost(person?.id);
    if (isNothingLost(found)) await endSession(queryClient);
    else setLosses(found);
  };
  return (
    <Modal.Root
      opened
      onClose={stay}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={400}
      zIndex={LAYER}
    >
      <Modal.Overlay {...(isClosed ? { blur: 12, backgroundOpacity: 0.7 } : {})} />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ''}>
          {losses ? (
            <Leaving
              losses={losses}
              onCancel={() => setLosses(undefined)}
              onLeave={(viewsStay) => {
                if (person) letSavedViewsStay(person.id, viewsStay);
                void endSession(queryClient);
              }}
            />
          ) : (
            <>
              <div className={classes.head}>
                <Modal.Title className={classes.title ?? ''}>
                  {reason === 'ended' ? t('again.title') : t(`closed.${reason}.title`)}
                </Modal.Title>
                <p className={classes.text}>
                  {reason === 'ended'
                    ? t('again.text')
                    : t(`closed.${reason}.text`, { email: person?.email ?? '' })}
                </p>
              </div>
              <SignInForm
                email={person?.email}
                onSignedIn={(session) => resumeSession(queryClient, session)}
              />
              <div className={classes.links}>
                {isClosed ? (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    onClick={() => abandon(queryClient)}
                  >
                    {common('actions.discard')}
                  </Anchor>
                ) : (
                  <>
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      onClick={() => void asSomeoneElse()}
                    >
                      {t('again.someoneElse')}
                    </Anchor>
                    <Anchor component="button" type="button" size="sm" onClick={sessionGate.giveUp}>
                      {common('actions.cancel')}
                    </Anchor>
                  </>
                )}
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface LeavingProps {
  losses: Losses;
  onCancel: () => void;
  onLeave: (viewsStay: boolean) => void;
}

/** Asks before discarding someone's work. */
function Leaving({ losses, onCancel, onLeave }: LeavingProps): ReactNode {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const [viewsStay, setViewsStay] = useState(losses.viewsStay);
  return (
    <>
      <Modal.Title className={classes.title ?? ''}>{t('signOut.title')}</Modal.Title>
      <SignOutLosses losses={losses} onViewsStay={setViewsStay} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus autoFocus onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
        <Button color="red" onClick={() => onLeave(viewsStay)}>
          {t('signOut.action')}
        </Button>
      </Group>
    </>
  );
}
