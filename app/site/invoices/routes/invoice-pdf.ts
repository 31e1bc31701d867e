import type { LoaderFunctionArgs } from "@remix-run/node";
import { printInvoice } from "#app/common/invoices/invoice-pdf.server.ts";
import { sendPdf } from "#app/http/process/send-pdf.server.ts";
import { requireInvoice } from "#app/site/invoices/invoice-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { kind, seller, number, snapshot, issued_at: issuedAt } = await requireInvoice(request, params);
	const printed = await printInvoice({ kind, seller, number, snapshot, issuedAt });
	return sendPdf(printed, `${kind.replace("_", "-")}-${number}`);
}
