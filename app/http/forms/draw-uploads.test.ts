import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { drawUploads, type Upload } from "./draw-uploads.server.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** What was counted, and whether the account has reached its limit. */
const site = vi.hoisted(() => ({ counted: [] as unknown[][], isUsedUp: false }));

vi.mock("#app/http/network/limits.server.ts", () => ({
	useCounters: {
		async consume(...use: unknown[]) {
			site.counted.push(use);
			return [site.isUsedUp ? { msBeforeNext: HALF_AN_HOUR_MS } : null];
		},
	},
}));

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#2060c0" } })
	.png()
	.toBuffer();

/** A picture whose bytes can be read once `isReadable` is fulfilled. */
const upload = (isReadable: Promise<void> = Promise.resolve()): Upload => ({
	name: "me.png",
	size: picture.length,
	async arrayBuffer() {
		await isReadable;
		return new Uint8Array(picture).buffer;
	},
});

const draw = (...uploads: Upload[]) =>
	drawUploads(uploads, { uploader: 7, limit: "photoByAccount", widths: [20] });

test("six forms are drawn or wait; a seventh is refused with 503 and Retry-After, and is not counted", async () => {
	site.counted.length = 0;
	let release = () => {};
	const isReadable = new Promise<void>((done) => {
		release = done;
	});
	const six = Array.from({ length: 6 }, () => draw(upload(isReadable)));
	await expect.poll(() => site.counted).toHaveLength(6);
	const seventh = draw(upload());
	// A form without pictures does not count.
	expect(await draw()).toEqual({ ok: true, pictures: [], problems: [] });
	release();
	expect(await seventh).toEqual({
		ok: false,
		sentence: "We are processing many pictures right now. Try again in 30 seconds.",
		init: { status: 503, headers: { "Retry-After": "30" } },
	});
	expect(site.counted).toHaveLength(6);
	expect((await Promise.all(six)).map(({ ok }) => ok)).toEqual(Array(6).fill(true));
	expect(await draw(upload())).toMatchObject({ ok: true });
});

test("each picture counts; an account that has used up its hour is refused with 429, and nothing is read", async () => {
	site.counted.length = 0;
	expect(await draw(upload(), upload())).toMatchObject({ ok: true });
	expect(site.counted).toEqual([[{ name: "photoByAccount", whose: "7", uses: 2 }]]);
	site.isUsedUp = true;
	const unread: Upload = { ...upload(), arrayBuffer: () => Promise.reject(new Error("It was read.")) };
	for (let times = 0; times < 7; times++)
		expect(await draw(unread)).toEqual({
			ok: false,
			sentence: "You have uploaded too many pictures in the past hour. Try again in 30 minutes.",
			init: { status: 429, headers: { "Retry-After": "1800" } },
		});
	site.isUsedUp = false;
	expect(await draw(upload())).toMatchObject({ ok: true });
});
