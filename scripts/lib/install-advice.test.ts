import { expect, test } from 'vitest';
import { installAdvice } from './install-advice.mjs';

test.each([
  [
    'npm error code EROFS\nnpm error path /home/ada/.npm/_cacache',
    'may not write to /home/ada/.npm',
  ],
  ['npm ERR! code EACCES\nnpm ERR! syscall mkdir', 'may not write to one of its folders'],
  ['npm error code EPERM\nnpm error path /sys/nope', 'npm_config_cache='],
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error code EUSAGE', 'belong together'],
  ['npm error code ECONNREFUSED', 'npm ping'],
  ['', 'npm ping'],
])('the advice names the cause: %j', (output, advice) => {
  expect(installAdvice(output)).toContain(advice);
});
