import sharp from "sharp";
import { expect, test } from "vitest";
import { hugePng } from "#app/testing/shop/huge-png.ts";
import { drawPicture, type ImageOptions } from "./images.server.ts";
import { AVATAR_WIDTHS, PHOTO_WIDTHS } from "./pictures.ts";

const KINDS: Record<string, ImageOptions> = {
	avatar: { widths: AVATAR_WIDTHS, square: true },
	photo: { widths: PHOTO_WIDTHS, avif: true },
};

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#2060c0" } });

for (const [kind, options] of Object.entries(KINDS)) {
	for (const [width, height] of [
		[1, 3_000],
		[1, 65_000],
		[65_000, 1],
	] as const)
		test(`${kind}: ${width} × ${height} pixels are refused by the header`, async () => {
			// Decoding would find it damaged: it consists of the header only.
			expect(await drawPicture(hugePng(width, height), options)).toEqual({ ok: false, reason: "too_long" });
		});

	test(`${kind}: what a decoder would hold whole is refused by the header`, async () => {
		expect(await drawPicture(hugePng(6_000, 6_000, { isInterlaced: true }), options)).toEqual({
			ok: false,
			reason: "too_much_memory",
		});
	});
}

test("a progressive JPEG of 36 megapixels is refused, a baseline one is drawn", async () => {
	const jpeg = (progressive: boolean) =>
		plain(6_000, 6_000).jpeg({ progressive, chromaSubsampling: "4:4:4" }).toBuffer();
	const avatar = { widths: AVATAR_WIDTHS, square: true };
	expect(await drawPicture(await jpeg(true), avatar)).toEqual({ ok: false, reason: "too_much_memory" });
	expect(await drawPicture(await jpeg(false), avatar)).toMatchObject({ ok: true });
});

test("no file of the tallest picture is taller than one and a half times its width", async () => {
	const bytes = await plain(1_000, 10_000).png().toBuffer();
	const drawn = await drawPicture(bytes, { widths: PHOTO_WIDTHS });
	if (!drawn.ok) throw new Error(drawn.reason);
	expect(drawn.picture).toMatchObject({ width: 1_000, height: 10_000 });
	for (const { width, bytes: file } of drawn.picture.files) {
		const { height } = await sharp(file).metadata();
		expect(height).toBe(width * 1.5);
	}
});

test("an animation is drawn as its first frame", async () => {
	const frames = await Promise.all(["#b81818", "#18b818"].map((background) => solid(background)));
	const bytes = await sharp(frames, { join: { animated: true } })
		.webp({ lossless: true })
		.toBuffer();
	const drawn = await drawPicture(bytes, { widths: [60] });
	if (!drawn.ok) throw new Error(drawn.reason);
	expect(drawn.picture).toMatchObject({ width: 60, height: 40, colour: "#b81818" });
	expect((await sharp(drawn.picture.files[0]?.bytes).metadata()).pages ?? 1).toBe(1);
});

const solid = (background: string) =>
	sharp({ create: { width: 60, height: 40, channels: 3, background } })
		.png()
		.toBuffer();

test("makes two pictures at once and reads others when their turn comes", async () => {
	const bytes = await plain(30, 20).png().toBuffer();
	let reading = 0;
	let most = 0;
	let goOn = () => {};
	const turn = new Promise<void>((done) => {
		goOn = done;
	});
	class WatchedBlob extends Blob {
		override async arrayBuffer() {
			most = Math.max(most, ++reading);
			await turn;
			// Waits until the others had their chance to begin.
			await new Promise((done) => setImmediate(done));
			reading -= 1;
			return super.arrayBuffer();
		}
	}
	const drawn = Array.from({ length: 6 }, () =>
		drawPicture(new WatchedBlob([new Uint8Array(bytes)]), { widths: [20] }),
	);
	await expect.poll(() => reading).toBeGreaterThanOrEqual(2);
	goOn();
	expect((await Promise.all(drawn)).map(({ ok }) => ok)).toEqual(Array(6).fill(true));
	expect(most).toBe(2);
});
