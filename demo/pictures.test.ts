import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PROOF_WIDTHS } from "#app/rent/moves/job/job-steps.ts";
import { PICTURE_SIZES, readPicture } from "./pictures.ts";
import { PROOF_SIZE, readProofs } from "./proofs.ts";

test("the photos of deliveries have the size that they are stored with, and none is unused", async () => {
	const folder = new URL("./proofs/", import.meta.url);
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
	const proofs = readProofs();
	expect(files).toHaveLength(proofs.length * PROOF_WIDTHS.length);
	for (const { bytes, width } of proofs.flatMap((proof) => proof.files)) {
		expect(bytes.length).toBeLessThan(60_000);
		const height = (width * PROOF_SIZE.height) / PROOF_SIZE.width;
		expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height });
	}
});

test("the finished pictures have the size that they are stored with, and are 16 MB at most", async () => {
	const folder = new URL("./pictures/", import.meta.url);
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
	const bytes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
	expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(16_000_000);
	const used = new Set<string>();
	for (const [name, { width, height }] of Object.entries(PICTURE_SIZES))
		for (const file of readPicture(name).files) {
			const { format, ...read } = await sharp(file.bytes).metadata();
			used.add(`${Math.min(file.width, width === 640 ? 640 : 1_280)}/${name}.${file.format}`);
			const drawn = Math.min(width, file.width);
			expect([name, read.width, read.height]).toEqual([name, drawn, Math.round((drawn * height) / width)]);
			expect(format).toBe(file.format === "avif" ? "heif" : "webp");
		}
	expect(used.size, "no file is unused").toBe(files.length);
});

test("the wall behind each product has one color, which no compression can break into bands", async () => {
	const products = Object.entries(PICTURE_SIZES)
		.filter(([name, { width, height }]) => width === height && !name.endsWith("-close"))
		.map(([name]) => name);
	expect(products.length).toBeGreaterThan(100);
	const banded: string[] = [];
	for (const name of products) {
		const file = readPicture(name).files.find(({ width, format }) => width === 1_280 && format === "avif");
		const width = PICTURE_SIZES[name]?.width ?? 0;
		const strip = { left: 0, top: 4, width, height: 1 };
		const row = await sharp(file?.bytes).extract(strip).greyscale().raw().toBuffer();
		const sorted = [...row].sort((one, other) => one - other);
		// Something may hang from the top of the picture.
		const [low = 0, high = 0] = [sorted[width * 0.1], sorted[width * 0.9 - 1]];
		if (high - low > 4) banded.push(`${name}: ${low} to ${high}`);
	}
	expect(banded).toEqual([]);
});
