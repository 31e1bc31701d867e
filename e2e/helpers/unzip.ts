import { fromBuffer } from "yauzl";

/** The files of a ZIP, by name. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
	return new Promise((done, fail) => {
		const files = new Map<string, Buffer>();
		fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
			if (error) return fail(error);
			zip.on("end", () => done(files));
			zip.on("error", fail);
			zip.on("entry", (entry) =>
				zip.openReadStream(entry, async (failure, stream) => {
					if (failure) return fail(failure);
					const chunks: Buffer[] = [];
					for await (const chunk of stream) chunks.push(chunk as Buffer);
					files.set(entry.fileName, Buffer.concat(chunks));
					zip.readEntry();
				}),
			);
			zip.readEntry();
		});
	});
}
