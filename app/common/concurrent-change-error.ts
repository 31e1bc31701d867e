/** Another transaction changed the same rows first. This one is rolled back and may be tried again. */
export class ConcurrentChangeError extends Error {}
