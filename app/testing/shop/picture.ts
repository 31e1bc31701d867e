import type { Picture } from "#app/common/photos/images.server.ts";

/** A picture with one tiny file of this name. */
export const pictureOf = (hash: string): Picture => ({
	hash,
	width: 9,
	height: 9,
	colour: "#aabbcc",
	files: [{ width: 9, format: "webp", bytes: Buffer.from("picture") }],
});
