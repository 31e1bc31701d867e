import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { sendArchive } from "#app/site/personal-data/data-page-request.server.ts";
import { exportArchive } from "#app/site/personal-data/export-files.server.ts";

/** A ZIP file of everything stored about the signed-in person. */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	requireProven(request, person);
	const now = new Date();
	const archive = await exportArchive(db, { accountId: person.accountId, now });
	return sendArchive(request, archive, now);
}
