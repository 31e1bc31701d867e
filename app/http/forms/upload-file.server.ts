import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * A temporary file with all files of one request, one after another. Its name is removed as soon as it is
 * open, so the system frees it when it is closed or the process is killed.
 */
export class UploadFile {
	readonly #folder: string;
	readonly #reserve: (bytes: number) => boolean;
	#handle: Promise<FileHandle> | undefined;
	#size = 0;
	#isClosed = false;

	/**
	 * `folder` is created with the first byte. `reserve` is asked before each part is stored, and returns false when there
	 * is no room for it.
	 */
	constructor(folder: string, reserve: (bytes: number) => boolean) {
		this.#folder = folder;
		this.#reserve = reserve;
	}

	/** Appends a stream; returns its start and its size in bytes, or null, once it is read, when there was no room for it. */
	async append(stream: AsyncIterable<Uint8Array>): Promise<{ start: number; size: number } | null> {
		const start = this.#size;
		let isFull = false;
		for await (const chunk of stream) {
			isFull ||= !this.#reserve(chunk.byteLength);
			if (isFull) continue;
			this.#handle ??= openUnnamed(this.#folder);
			const handle = await this.#handle;
			await handle.write(chunk, 0, chunk.byteLength, this.#size);
			this.#size += chunk.byteLength;
		}
		return isFull ? null : { start, size: this.#size - start };
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
