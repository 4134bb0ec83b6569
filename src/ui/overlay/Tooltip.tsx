// A module of its own, so that it can be loaded when it is needed; its figures are the theme's.
export { Tooltip } from '@mantine/core';
