import sharp from "sharp";
import { expect, test } from "vitest";
import { drawUploads, type Upload } from "./draw-uploads.server.ts";

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

const drawFor = (who: string, ...uploads: Upload[]) =>
	drawUploads(uploads, { uploader: { group: "staff", who, network: "203.0.113.7" }, widths: [20] });

test("six forms of staff are drawn or wait; a seventh is refused with 503 and Retry-After", async () => {
	let release = () => {};
	const isReadable = new Promise<void>((done) => {
		release = done;
	});
	const six = Array.from({ length: 6 }, (_, at) => drawFor(String(at % 3), upload(isReadable)));
	const refused = {
		ok: false,
		sentence: "We are processing many pictures right now. Try again in 30 seconds.",
		init: { status: 503, headers: { "Retry-After": "30" } },
	};
	const unread: Upload = { ...upload(), arrayBuffer: () => Promise.reject(new Error("It was read.")) };
	expect(await drawFor("3", unread)).toEqual(refused);
	// A form without pictures does not count.
	expect(await drawFor("3")).toEqual({ ok: true, pictures: [], problems: [] });
	release();
	expect((await Promise.all(six)).map(({ ok }) => ok)).toEqual(Array(6).fill(true));
	expect(await drawFor("3", upload())).toMatchObject({ ok: true });
});
