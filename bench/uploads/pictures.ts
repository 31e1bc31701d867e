import sharp from "sharp";

export type BenchPicture = { name: string; bytes: Buffer; isRefused: boolean };

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#2060c0" }, limitInputPixels: false });

const noise = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			background: "#808080",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	});

/**
 * Makes pictures that are small files but large when decoded. `side` is the size of the square ones, in
 * pixels. Noise takes longest to encode.
 */
export async function makePictures(
	side: number,
	{ withNoise }: { withNoise: boolean },
): Promise<BenchPicture[]> {
	const drawn: [string, Promise<Buffer>][] = [
		[`${side}×${side} PNG`, plain(side, side).png().toBuffer()],
		[`${side}×${side} WebP`, plain(side, side).webp({ effort: 0 }).toBuffer()],
		[`${side}×${side} JPEG`, plain(side, side).jpeg().toBuffer()],
	];
	if (withNoise) drawn.push(["1600×1200 noise PNG", noise(1_600, 1_200).png().toBuffer()]);
	const refused: [string, Promise<Buffer>][] = [
		["1×3000", plain(1, 3_000).png().toBuffer()],
		["1×65000", plain(1, 65_000).png().toBuffer()],
		["65000×1", plain(65_000, 1).png().toBuffer()],
	];
	const make = async (name: string, bytes: Promise<Buffer>, isRefused: boolean) => ({
		name,
		bytes: await bytes,
		isRefused,
	});
	return Promise.all([
		...refused.map(([name, bytes]) => make(name, bytes, true)),
		...drawn.map(([name, bytes]) => make(name, bytes, false)),
	]);
}
