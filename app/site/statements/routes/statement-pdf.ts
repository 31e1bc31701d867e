import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { sendStatementPdf } from "#app/site/statements/statement-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return sendStatementPdf(params, "all");
}
