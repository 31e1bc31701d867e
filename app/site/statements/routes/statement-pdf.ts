import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendPdf } from "#app/invoices/pdf/send-pdf-request.server.ts";
import { printStatement } from "#app/site/statements/statement-pdf.server.ts";
import { requireStatement, requireStatements } from "#app/site/statements/statement-request.server.ts";
import { formatStatementNumber } from "#app/travel/commission/statement.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { scope } = await requireStatements(request);
	const found = await requireStatement(params, scope);
	return sendPdf(await printStatement(found), `statement-${formatStatementNumber(found.statement)}`);
}
