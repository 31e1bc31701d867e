/** The minutes since 1970, UTC, as a version of what is shown within a minute. */
export const currentMinute = (): number => Math.floor(Date.now() / 60_000);
