interface DetectedCode {
  rawValue: string;
}

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector; missing in TypeScript. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly DetectedCode[]>;
}

/** Formats used on goods and labels. */
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

/** The native detector, unless it lacks product codes, as on some machines. */
async function nativeMaker(): Promise<DetectorMaker | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorMaker };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('ean_13') ? BarcodeDetector : undefined;
}

let loading: Promise<DetectorMaker> | undefined;

/** Polyfill, 400 kB with WebAssembly. Loaded once. */
async function loadMaker(): Promise<DetectorMaker> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Default is a CDN.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return BarcodeDetector;
}

async function loadedMaker(): Promise<DetectorMaker> {
  loading ??= loadMaker();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Requires https. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** @throws if its code can't be loaded */
export async function makeDetector(): Promise<Detector> {
  const Maker = (await nativeMaker()) ?? (await loadedMaker());
  return new Maker({ formats: [...FORMATS] });
}
