import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { statementAsCsv } from "#app/site/statements/read-statement.server.ts";
import { requireStatement, requireStatements } from "#app/site/statements/statement-request.server.ts";
import { formatStatementNumber } from "#app/travel/commission/statement.ts";

/** All entries of a statement as CSV. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { scope } = await requireStatements(request);
	const { statement } = await requireStatement(params, scope);
	const headers = csvHeaders(`statement-${formatStatementNumber(statement)}.csv`);
	return streamFile(request, statementAsCsv(db, statement.id), headers);
}
