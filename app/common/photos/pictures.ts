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

/** Why a picture was refused, and what to do about it. */
export const PICTURE_REFUSALS: Record<PictureRefusal, string> = {
	not_a_picture: "This file isn’t a picture we can use. Choose a JPEG, PNG, WebP or AVIF.",
	too_many_pixels: "This picture has more than 50 million pixels. Make it smaller and choose it again.",
	too_long:
		"One side of this picture is more than 10 times as long as the other. Crop it and choose it again.",
	too_much_memory:
		"This picture is too large for its file type. Save it as a standard JPEG, or make it smaller than 6 million pixels, and choose it again.",
	too_slow: "This picture takes too long to process. Make it smaller and choose it again.",
	broken: "This picture is damaged and can’t be opened. Choose another one.",
};

/** The widths of stored pictures of products and hotels, in WebP and AVIF. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;

/** The options for photos. */
export const PHOTO = { widths: PHOTO_WIDTHS, avif: true } as const;
