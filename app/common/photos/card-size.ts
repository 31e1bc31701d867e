/** The size that social networks and messengers ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** The photo's place, at the left. */
export const CARD_PHOTO = { width: 600, height: 630 } as const;
