import { startLoss } from './loss.ts';
import { LONGEST_TIMER_MS } from './constants.ts';
import type { Call, Result, UploadProgress } from './types.ts';

/** Uses XMLHttpRequest for upload progress. */
export function sendUpload(
  call: Call,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (progress: UploadProgress) => void,
): Promise<Result> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const lost = startLoss();
    const abort = () => xhr.abort();
    const end = (result: Result) => {
      call.signal?.removeEventListener('abort', abort);
      resolve(result);
    };
    xhr.open(call.method, call.url);
    xhr.withCredentials = true;
    xhr.timeout = call.timeout <= LONGEST_TIMER_MS ? call.timeout : 0;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : undefined }),
    );
    xhr.addEventListener('load', () =>
      end({
        kind: 'answer',
        status: xhr.status,
        header: (name) => xhr.getResponseHeader(name),
        body: xhr.responseText,
      }),
    );
    xhr.addEventListener('error', () => end(lost()));
    xhr.addEventListener('timeout', () => end({ kind: 'timeout', sent: true }));
    xhr.addEventListener('abort', () =>
      end({ kind: 'aborted', sent: true, cause: call.signal?.reason }),
    );
    call.signal?.addEventListener('abort', abort);
    xhr.send(form);
  });
}
