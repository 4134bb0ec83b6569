/** A code that was found in a picture. */
interface DetectedCode {
  rawValue: string;
}

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector; TypeScript doesn't know it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly DetectedCode[]>;
}

/** Codes on goods and on their labels. */
const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
] as const;

interface DetectorMaker {
  new (options: { formats: (typeof FORMATS)[number][] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own detector, if it has one that knows the codes of goods: some know none on some machines. */
async function nativeMaker(): Promise<DetectorMaker | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorMaker };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('ean_13') ? BarcodeDetector : undefined;
}

/** Loads the detector for all other browsers, 400 kB with its WebAssembly. */
async function loadMaker(): Promise<DetectorMaker> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // By default it is fetched from a CDN.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return BarcodeDetector;
}

/** True where pages can use a camera: browsers allow it over https only. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * Makes a detector of barcodes.
 *
 * @throws where its code can't be loaded
 */
export async function makeDetector(): Promise<Detector> {
  const Maker = (await nativeMaker()) ?? (await loadMaker());
  return new Maker({ formats: [...FORMATS] });
}
