import { Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { makeDetector } from './detector.ts';
import classes from './stocktake.module.css';

interface CameraProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Milliseconds between frames. */
const LOOK_EVERY = 250;
/** Frames a code must be out of view before it counts again. */
const AGAIN_AFTER = 6;
/** Frames in a row that can't be read: the detector doesn't work. */
const MOST_FAILURES = 5;

type Problem = 'Refused' | 'Missing' | 'Failed';

const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'Refused' : 'Missing';

/** Scans barcodes; each counts once while in view. */
export function Camera({ onCode, onClose }: CameraProps): ReactNode {
  const { t } = useTranslation(['inventory', 'common']);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [isReady, setReady] = useState(false);
  const take = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    let isOver = false;
    const seen = new Map<string, number>();
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const run = async (): Promise<void> => {
      const element = video.current;
      if (!element) return;
      const loading = makeDetector();
      loading.catch(() => undefined);
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        if (isOver) {
          stop();
          return;
        }
        element.srcObject = stream;
        await element.play();
      } catch (error) {
        if (!isOver) setProblem(problemOf(error));
        return;
      }
      const fail = (): void => {
        stop();
        if (!isOver) setProblem('Failed');
      };
      const detector = await loading.catch(fail);
      if (!detector || isOver) return;
      setReady(true);
      let frame = 0;
      let failures = 0;
      const look = async (): Promise<void> => {
        const found = await detector.detect(element).catch(() => undefined);
        if (isOver) return;
        failures = found ? 0 : failures + 1;
        if (failures === MOST_FAILURES) {
          fail();
          return;
        }
        frame += 1;
        for (const { rawValue: code } of found ?? []) {
          const before = seen.get(code);
          seen.set(code, frame);
          if (before === undefined || frame - before > AGAIN_AFTER) take(code);
        }
        timer = window.setTimeout(() => void look(), LOOK_EVERY);
      };
      await look();
    };
    void run();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  if (problem) {
    return (
      <Banner
        tone="warning"
        title={t('stocktake.cameraRefused')}
        action={{ label: t('stocktake.cameraStop'), onClick: onClose }}
      >
        {t(`stocktake.camera${problem}Text`)}
      </Banner>
    );
  }
  return (
    <div className={classes.view}>
      <video
        ref={video}
        className={classes.video}
        muted
        playsInline
        aria-label={t('stocktake.camera')}
      />
      <p role="status" className={classes.loading}>
        {isReady ? null : (
          <>
            <Loader size={14} color="white" aria-hidden />
            {t('common:states.loading')}
          </>
        )}
      </p>
    </div>
  );
}
