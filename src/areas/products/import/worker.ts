import './no-compiler.ts';
import { fileSession } from './file-session.ts';
import type { WorkerRequest } from './messages.ts';

const obey = fileSession((news) => self.postMessage(news));

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void obey(data));
