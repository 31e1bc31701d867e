import sharp from "sharp";
import { expect } from "vitest";
import { hugePng } from "#app/testing/shop/huge-png.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { drawPicture, type ImageOptions, readImageFile, savePicture } from "./images.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const OPTIONS = { widths: [32, 96], square: true };

async function storeImage(db: Database, bytes: Buffer, options: ImageOptions) {
	const drawn = await drawPicture(bytes, options);
	if (drawn.ok) await transact(db, (trx) => savePicture(trx, { picture: drawn.picture, now: NOW }));
	return drawn;
}

const plain = (width: number, height: number, background = "#2060c0") =>
	sharp({ create: { width, height, channels: 3, background } });

for (const format of ["jpeg", "png", "webp", "avif"] as const)
	test(`a ${format} is kept as WebP in each width, square`, async ({ db }) => {
		const bytes = await plain(300, 200)[format]().toBuffer();
		const stored = await storeImage(db, bytes, OPTIONS);
		if (!stored.ok) throw new Error(stored.reason);
		const { hash } = stored.picture;
		expect(stored.picture).toMatchObject({
			width: 300,
			height: 200,
			hash: expect.stringMatching(/^[0-9a-f]{32}$/),
		});
		for (const width of OPTIONS.widths) {
			const file = await readImageFile(db, { hash, width, format: "webp" });
			expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width, height: width });
		}
		expect(await readImageFile(db, { hash, width: 64, format: "webp" })).toBeUndefined();
	});

test("rotates a picture upright, removes its location and finds its colour", async ({ db }) => {
	const bytes = await plain(300, 200, "#c82828")
		.withExif({ IFD0: { Copyright: "whose it is" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const stored = await storeImage(db, bytes, { widths: [100], avif: true });
	if (!stored.ok) throw new Error(stored.reason);
	const { hash } = stored.picture;
	expect(stored.picture).toMatchObject({ width: 200, height: 300, colour: "#c82828" });
	for (const format of ["webp", "avif"] as const) {
		const file = await readImageFile(db, { hash, width: 100, format });
		const { exif, orientation, width, height } = await sharp(file).metadata();
		expect({ exif, width, height }).toEqual({ exif: undefined, width: 100, height: 150 });
		expect(orientation ?? 1).toBe(1);
	}
});

test("stores equal pictures once, and a square crop separately", async ({ db }) => {
	const bytes = await plain(50, 40).png().toBuffer();
	const one = await storeImage(db, bytes, OPTIONS);
	expect(await storeImage(db, bytes, OPTIONS)).toEqual(one);
	expect(await db.selectFrom("images").select("hash").execute()).toHaveLength(1);
	await storeImage(db, bytes, { ...OPTIONS, square: false });
	expect(await db.selectFrom("images").select("hash").execute()).toHaveLength(2);
});

test("refuses files that are not pictures by their content", async ({ db }) => {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
	const gif = await plain(9, 9).gif().toBuffer();
	for (const bytes of [
		Buffer.from("just text"),
		Buffer.from(svg),
		gif,
		Buffer.alloc(0),
		Buffer.from("\xff\xd8\xff"),
	])
		expect(await storeImage(db, bytes, OPTIONS)).toEqual({ ok: false, reason: "not_a_picture" });
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
});

test("refuses too many pixels before decoding", async ({ db }) => {
	expect(await storeImage(db, hugePng(20_000, 20_000), OPTIONS)).toEqual({
		ok: false,
		reason: "too_many_pixels",
	});
});

test("refuses a damaged picture", async ({ db }) => {
	const bytes = await plain(400, 400).jpeg().toBuffer();
	const noise = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 256)), {
		raw: { width: 100, height: 100, channels: 3 },
	})
		.png()
		.toBuffer();
	for (const damaged of [bytes.subarray(0, bytes.length / 2), noise.subarray(0, noise.length / 2)])
		expect(await storeImage(db, damaged, OPTIONS)).toEqual({ ok: false, reason: "broken" });
});
