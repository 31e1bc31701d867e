import sharp from "sharp";
import { expect } from "vitest";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { drawPicture, savePicture } from "./images.server.ts";
import { readMailPicture } from "./mail-picture.server.ts";
import { PHOTO } from "./pictures.ts";

test("emails get a picture as a JPEG in their shapes, however large it is", async ({ db }) => {
	const upload = await sharp({ create: { width: 300, height: 500, channels: 4, background: "#00000000" } })
		.png()
		.toBuffer();
	const drawn = await drawPicture(upload, PHOTO);
	if (!drawn.ok) throw new Error(drawn.reason);
	const { picture } = drawn;
	await transact(db, (trx) => savePicture(trx, { picture, now: new Date() }));
	for (const [shape, width, height] of [
		["square", 112, 112],
		["wide", 1120, 480],
	] as const) {
		const file = await readMailPicture(db, { hash: picture.hash, shape });
		expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width, height });
		const { channels } = await sharp(file).stats();
		expect(
			channels.map(({ mean }) => Math.round(mean)),
			"what is transparent is white",
		).toEqual([255, 255, 255]);
	}
	expect(await readMailPicture(db, { hash: "other", shape: "wide" })).toBeUndefined();
});
