import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * A temporary file with all files of one request, one after another. Its name is removed as soon as it is
 * open, so the system frees it when it is closed or the process is killed.
 */
export class UploadFile {
	readonly #folder: string;
	#handle: Promise<FileHandle> | undefined;
	#size = 0;
	#isClosed = false;

	/** `folder` is created with the first byte. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Appends a stream; returns its start and its size in bytes. */
	async append(stream: AsyncIterable<Uint8Array>): Promise<{ start: number; size: number }> {
		const start = this.#size;
		for await (const chunk of stream) {
			this.#handle ??= openUnnamed(this.#folder);
			const handle = await this.#handle;
			await handle.write(chunk, 0, chunk.byteLength, this.#size);
			this.#size += chunk.byteLength;
		}
		return { start, size: this.#size - start };
	}

	/** Reads a part into memory. Fails after `close`. */
	async read({ start, size }: { start: number; size: number }): Promise<Buffer<ArrayBuffer>> {
		const bytes = Buffer.alloc(size);
		const handle = await this.#handle;
		if (this.#isClosed || !handle) throw new Error("The upload is over.");
		let at = 0;
		while (at < size) {
			const { bytesRead } = await handle.read(bytes, at, size - at, start + at);
			if (bytesRead === 0) throw new Error("The temporary file is shorter than what was written.");
			at += bytesRead;
		}
		return bytes;
	}

	async close(): Promise<void> {
		if (this.#isClosed) return;
		this.#isClosed = true;
		await (await this.#handle)?.close();
	}
}

async function openUnnamed(folder: string): Promise<FileHandle> {
	await mkdir(folder, { recursive: true });
	const path = join(folder, randomUUID());
	const handle = await open(path, "wx+", 0o600);
	await unlink(path);
	return handle;
}
