import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { HOTEL_INVOICE_LIST } from "#app/site/invoices/invoice-filters.ts";
import { readInvoiceList } from "#app/site/invoices/invoice-list-request.server.ts";
import { InvoiceListScreen } from "#app/site/invoices/invoice-list-screen.tsx";
import { hotelScopeOf } from "#app/site/invoices/list-invoices.server.ts";
import { OwnerNav } from "#app/travel/owner-nav.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Invoices of hotels") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const asked = { list: HOTEL_INVOICE_LIST, scope: hotelScopeOf(person) };
	return json(await readInvoiceList(request, person, asked));
}

export default function HotelInvoices() {
	return (
		<>
			<OwnerNav here="/owner/invoices" />
			<InvoiceListScreen
				{...useLoaderData<typeof loader>()}
				list={HOTEL_INVOICE_LIST}
				sub="What your hotels invoiced their guests. Seller details are a tab of each hotel."
				hasMarket={false}
				sellerHref="/list-new-hotel"
			/>
		</>
	);
}
