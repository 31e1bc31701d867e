import type { Viewer } from "#app/common/access/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { PROOF_WIDTHS } from "#app/rent/moves/job/job-steps.ts";
import { readProofPhoto } from "#app/rent/moves/job/read-job.server.ts";

const FILE = /^([1-4])-(\d{3,4})\.webp$/;

/** A photo of a delivery, for staff or a `viewer` of the booking; a bare 404 for everybody else. */
export async function sendProofPhoto(
	of: { number: string; viewer?: Viewer },
	file: string | undefined,
): Promise<Response> {
	const [, position, digits] = FILE.exec(file ?? "") ?? [];
	const width = PROOF_WIDTHS.find((each) => each === Number(digits));
	const photo = width && { ...of, position: Number(position), width };
	const bytes = photo && (await readProofPhoto(db, photo));
	const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
	if (!bytes) return new Response(null, { status: 404, headers });
	return new Response(new Uint8Array(bytes), {
		headers: { ...headers, "Content-Type": "image/webp", "Content-Length": String(bytes.byteLength) },
	});
}
