import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { sendStatementList } from "#app/site/statements/statement-request.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return sendStatementList(request, { list: STATEMENT_LIST, scope: "all" });
}
