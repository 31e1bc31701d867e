import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { statementScopeOf } from "#app/site/statements/list-statements.server.ts";
import { HOTEL_STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { sendStatementList } from "#app/site/statements/statement-request.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	return sendStatementList(request, { list: HOTEL_STATEMENT_LIST, scope: statementScopeOf(person) });
}
