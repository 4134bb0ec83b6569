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
/** Milliseconds a code must be out of view before it counts again. */
const AGAIN_AFTER = 1500;

/** Scans barcodes; each counts once while in view. */
export function Camera({ onCode, onClose }: CameraProps): ReactNode {
  const { t } = useTranslation('inventory');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<'Refused' | 'Failed'>();
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
      } catch {
        setProblem('Refused');
        return;
      }
      const detector = await loading.catch(() => undefined);
      if (isOver) return;
      if (!detector) {
        stop();
        setProblem('Failed');
        return;
      }
      const look = async (): Promise<void> => {
        const found = await detector.detect(element).catch(() => []);
        const now = performance.now();
        for (const { rawValue: code } of found) {
          const before = seen.get(code);
          seen.set(code, now);
          if (!isOver && (before === undefined || now - before > AGAIN_AFTER)) take(code);
        }
        if (!isOver) timer = window.setTimeout(() => void look(), LOOK_EVERY);
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
    <video
      ref={video}
      className={classes.video}
      muted
      playsInline
      aria-label={t('stocktake.camera')}
    />
  );
}
