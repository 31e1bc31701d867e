import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireInvoice } from "#app/invoices/invoice-request.server.ts";
import { printInvoice } from "#app/invoices/pdf/invoice-pdf.server.ts";
import { sendPdf } from "#app/invoices/pdf/send-pdf-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { kind, seller, number, snapshot, issued_at: issuedAt } = await requireInvoice(request, params);
	const printed = await printInvoice({ kind, seller, number, snapshot, issuedAt });
	return sendPdf(printed, `${kind.replace("_", "-")}-${number}`);
}
