import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { HOTEL_INVOICE_LIST } from "#app/site/invoices/invoice-filters.ts";
import { sendInvoiceList } from "#app/site/invoices/invoice-list-request.server.ts";
import { hotelScopeOf } from "#app/site/invoices/list-invoices.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	return sendInvoiceList(request, { list: HOTEL_INVOICE_LIST, scope: hotelScopeOf(person) });
}
