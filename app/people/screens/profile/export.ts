import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { exportPerson } from "#app/people/profile/export.server.ts";

/** A file of all that is kept about whoever asks. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const now = new Date();
	const kept = await exportPerson(db, { accountId, now });
	return new Response(`${JSON.stringify(kept, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="meeha-${now.toISOString().slice(0, 10)}.json"`,
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
