import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { INVOICE_LIST } from "#app/site/invoices/invoice-filters.ts";
import { sendInvoiceList } from "#app/site/invoices/invoice-list-request.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return sendInvoiceList(request, { list: INVOICE_LIST, scope: "all" });
}
