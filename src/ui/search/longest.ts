/** Characters, as many as an email address has. More is pasted by mistake, and goes into addresses and queries. */
export const LONGEST_SEARCH = 256;
