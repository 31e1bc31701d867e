import type { LoaderFunctionArgs } from "@remix-run/node";
import { streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { exportArchive } from "#app/site/personal-data/export-files.server.ts";

/** A ZIP file of everything stored about the signed-in person. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const now = new Date();
	const archive = await exportArchive(db, { accountId, now });
	return streamFile(request, archive, {
		"Content-Type": "application/zip",
		"Content-Disposition": `attachment; filename="your-data-${now.toISOString().slice(0, 10)}.zip"`,
		"Cache-Control": "private, no-store",
		"X-Content-Type-Options": "nosniff",
	});
}
