import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { requireCustomer } from "#app/site/customers/customer-request.server.ts";
import { sendArchive } from "#app/site/personal-data/data-page-request.server.ts";
import { exportArchive, exportGuestArchive } from "#app/site/personal-data/export-files.server.ts";

/** The file that a customer gets of their data, for a SuperAdmin who answers their request. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const { account_id: accountId, email } = await requireCustomer(params);
	requireProven(request, person);
	const now = new Date();
	const archive =
		accountId === null
			? await exportGuestArchive(db, { email, now })
			: await exportArchive(db, { accountId, now });
	return sendArchive(request, archive, now);
}
