import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { statementScopeOf } from "#app/site/statements/list-statements.server.ts";
import { sendStatement } from "#app/site/statements/statement-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	return sendStatement(request, params, statementScopeOf(person));
}
