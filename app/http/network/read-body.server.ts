const MAX_DROPPED_BYTES = 2 * 1024 * 1024;

/**
 * Reads a request's body; null when it has more bytes than this, whatever Content-Length says. It reads and drops a
 * little more, because a sender that is cut off does not read the answer: a browser shows its own error instead.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size <= maxBytes) chunks.push(part.value);
		else if (size > MAX_DROPPED_BYTES) break;
	}
	return size > maxBytes ? null : Buffer.concat(chunks);
}
