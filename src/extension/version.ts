/** Of the API for extensions: the second number is raised by additions, the first by changes that break. */
export const EXTENSION_API = '1.1';
