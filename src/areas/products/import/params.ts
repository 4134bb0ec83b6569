/** Under this name the address has the import that the page follows. */
export const JOB_PARAM = 'job';
