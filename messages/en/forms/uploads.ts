import { plural } from "#app/common/language/plural.ts";

export const uploads = {
	/** While a script sends files. */
	uploading: "Uploading…",
	progress: "Upload progress",
	processing: "Processing…",
	cancel: "Cancel upload",
	cancelled: "The upload was cancelled.",
	failed: "The upload failed. Check your connection and try again.",
	busy: "We are processing many pictures right now. Try again in 30 seconds.",
	tooSlow: "Your upload was too slow, so we stopped it. Choose fewer or smaller files.",
	tooMany: "Too many uploads are in progress. Wait a few seconds, then choose the file again.",
	fileTooLarge: ({ megabytes }: { megabytes: number }) =>
		`That file is larger than ${megabytes} MB. Choose a smaller one.`,
	tooManyFiles: ({ count }: { count: number }) =>
		plural(count, { one: "Choose up to 1 file at a time.", other: `Choose up to ${count} files at a time.` }),
	limitOfFiles: ({ wait }: { wait: string }) =>
		`You have uploaded too many files in the past hour. Try again in ${wait}.`,
	limitOfPictures: ({ wait }: { wait: string }) =>
		`You have uploaded too many pictures in the past hour. Try again in ${wait}.`,
};

/** Why a picture can’t be used. */
export const pictureRefusals = {
	not_a_picture: "This file isn’t a picture we can use. Choose a JPEG, PNG, WebP or AVIF.",
	too_many_pixels: "This picture has more than 50 million pixels. Make it smaller and choose it again.",
	too_long:
		"One side of this picture is more than 10 times as long as the other. Crop it and choose it again.",
	too_much_memory:
		"This picture is too large for its file type. Save it as a standard JPEG, or make it smaller than 6 million pixels, and choose it again.",
	too_slow: "This picture takes too long to process. Make it smaller and choose it again.",
	broken: "This picture is damaged and can’t be opened. Choose another one.",
};
