/** The widths of avatars, which are square: shown at 32 and 96 px, and at twice that on sharp screens. */
export const AVATAR_WIDTHS = [32, 64, 96, 192] as const;

/** The URL of a stored picture. Its content never changes, because other content has another hash. */
export const pictureUrl = (hash: string, width: number, format: "webp" | "avif" = "webp"): string =>
	`/pictures/${hash}/${width}.${format}`;

/**
 * The shapes of pictures in emails, in JPEG, because Outlook on Windows knows neither WebP nor AVIF: a square of 56 px and a
 * banner of 560 px, at twice that. `from` is the width of the stored file that it is made of.
 */
export const MAIL_PICTURES = {
	square: { width: 112, height: 112, from: 320 },
	wide: { width: 1120, height: 480, from: 1280 },
} as const;

export type MailPictureShape = keyof typeof MAIL_PICTURES;

/** The path of a stored picture for an email; null without a picture. */
export const mailPicturePath = (hash: string | null, shape: MailPictureShape): string | null =>
	hash === null ? null : `/pictures/${hash}/${shape}.jpg`;

/** The URL of an avatar at 96 px and in all its sizes; nothing without an avatar. */
export const avatarOf = (hash: string | null): { avatarUrl?: string; avatarSrcSet?: string } =>
	hash === null
		? {}
		: {
				avatarUrl: pictureUrl(hash, 96),
				avatarSrcSet: AVATAR_WIDTHS.map((width) => `${pictureUrl(hash, width)} ${width}w`).join(", "),
			};

export type PictureRefusal =
	| "not_a_picture"
	| "too_many_pixels"
	| "too_long"
	| "too_much_memory"
	| "too_slow"
	| "broken";

/** The widths of stored pictures of products and hotels, in WebP and AVIF. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;

/** The options for photos. */
export const PHOTO = { widths: PHOTO_WIDTHS, avif: true } as const;
