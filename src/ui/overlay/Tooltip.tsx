// A separate module for lazy loading.
export { Tooltip } from '@mantine/core';
