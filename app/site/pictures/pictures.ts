/** The widths in which avatars are kept, as squares: shown at 32 and 96 px, and twice that on sharp screens. */
export const AVATAR_WIDTHS = [32, 64, 96, 192] as const;

/** Where a kept picture is served. It never changes: other content has another hash. */
export const pictureUrl = (hash: string, width: number, format: "webp" | "avif" = "webp"): string =>
	`/pictures/${hash}/${width}.${format}`;

/** Where an avatar is, at 96 px and in all its sizes; nothing for whoever has none. */
export const avatarOf = (hash: string | null): { avatarUrl?: string; avatarSrcSet?: string } =>
	hash === null
		? {}
		: {
				avatarUrl: pictureUrl(hash, 96),
				avatarSrcSet: AVATAR_WIDTHS.map((width) => `${pictureUrl(hash, width)} ${width}w`).join(", "),
			};

export type PictureRefusal = "not_a_picture" | "too_many_pixels" | "broken";

/** Why a picture was not taken, and what to do. */
export const PICTURE_REFUSALS: Record<PictureRefusal, string> = {
	not_a_picture: "That file is not a picture we can use. Choose a JPEG, PNG, WebP or AVIF.",
	too_many_pixels: "That picture has more than 50 million pixels. Make it smaller and choose it again.",
	broken: "That picture is damaged and can’t be opened. Choose another one.",
};

/** The widths in which pictures of products and hotels are kept, in WebP and AVIF. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;
