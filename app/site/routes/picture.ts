import type { LoaderFunctionArgs } from "@remix-run/node";
import { readImageFile } from "#app/common/photos/images.server.ts";
import { db } from "#app/http/process/database.server.ts";

const HASH = /^[\w-]{1,100}$/;
const FILE = /^([1-9]\d{0,3})\.(webp|avif)$/;

/** A stored picture, public: `/pictures/<hash>/96.webp`. Other content has another URL. */
export async function loader({ params }: LoaderFunctionArgs) {
	const [, width, format] = FILE.exec(params.file ?? "") ?? [];
	const requestedFile = { hash: params.hash ?? "", width: Number(width), format: format as "webp" | "avif" };
	const bytes = width && HASH.test(requestedFile.hash) ? await readImageFile(db, requestedFile) : undefined;
	const headers = { "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-site" };
	if (!bytes)
		return new Response(null, { status: 404, headers: { ...headers, "Cache-Control": "no-store" } });
	return new Response(new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": `image/${format}`,
			"Content-Length": String(bytes.byteLength),
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}
