import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { statementsAsCsv } from "#app/site/statements/list-statements.server.ts";
import { requireStatements } from "#app/site/statements/statement-request.server.ts";

/** The whole list as CSV. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { filters, scope, today } = await requireStatements(request);
	const file = statementsAsCsv(db, { filters, scope, today });
	return streamFile(request, file, csvHeaders(`statements-${today}.csv`));
}
