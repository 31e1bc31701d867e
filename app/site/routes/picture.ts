import type { LoaderFunctionArgs } from "@remix-run/node";
import { readImageFile } from "#app/common/photos/images.server.ts";
import { readMailPicture } from "#app/common/photos/mail-picture.server.ts";
import type { MailPictureShape } from "#app/common/photos/pictures.ts";
import { db } from "#app/http/process/database.server.ts";

const HASH = /^[\w-]{1,100}$/;
const FILE = /^([1-9]\d{0,3})\.(webp|avif)$/;
const MAIL_FILE = /^(square|wide)\.jpg$/;

/**
 * A stored picture, public: `/pictures/<hash>/96.webp`, and in emails `/pictures/<hash>/wide.jpg`, which email programs
 * in browsers show on their own sites. Other content has another URL.
 */
export async function loader({ params }: LoaderFunctionArgs) {
	const { hash = "", file = "" } = params;
	const found = HASH.test(hash) ? await findFile(hash, file) : undefined;
	const headers = {
		"X-Content-Type-Options": "nosniff",
		"Cross-Origin-Resource-Policy": MAIL_FILE.test(file) ? "cross-origin" : "same-site",
	};
	if (!found?.bytes)
		return new Response(null, { status: 404, headers: { ...headers, "Cache-Control": "no-store" } });
	return new Response(new Uint8Array(found.bytes), {
		headers: {
			...headers,
			"Content-Type": found.type,
			"Content-Length": String(found.bytes.byteLength),
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}

async function findFile(hash: string, file: string) {
	const [, shape] = MAIL_FILE.exec(file) ?? [];
	if (shape)
		return {
			type: "image/jpeg",
			bytes: await readMailPicture(db, { hash, shape: shape as MailPictureShape }),
		};
	const [, width, format] = FILE.exec(file) ?? [];
	if (!width) return undefined;
	const stored = { hash, width: Number(width), format: format as "webp" | "avif" };
	return { type: `image/${format}`, bytes: await readImageFile(db, stored) };
}
