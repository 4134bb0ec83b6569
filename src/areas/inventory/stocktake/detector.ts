/** What the browser's detector finds in a picture. */
interface DetectedCode {
  rawValue: string;
}

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector: some browsers have it, TypeScript doesn't know it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly DetectedCode[]>;
}

type DetectorMaker = new () => Detector;

const maker = (): DetectorMaker | undefined =>
  (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

/** Whether this browser finds codes in the pictures of a camera. */
export const canReadCodes = (): boolean =>
  maker() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Makes a detector; only where `canReadCodes`. */
export function makeDetector(): Detector {
  const Detector = maker();
  if (!Detector) throw new Error('This browser has no barcode detector');
  return new Detector();
}
