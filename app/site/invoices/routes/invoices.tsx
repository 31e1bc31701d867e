import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { INVOICE_LIST } from "#app/site/invoices/invoice-filters.ts";
import { readInvoiceList } from "#app/site/invoices/invoice-list-request.server.ts";
import { InvoiceListScreen } from "#app/site/invoices/invoice-list-screen.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Invoices") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	return json(await readInvoiceList(request, person, { list: INVOICE_LIST, scope: "all" }));
}

export default function Invoices() {
	return (
		<>
			<DashboardNav here="/dashboard/invoices" />
			<InvoiceListScreen
				{...useLoaderData<typeof loader>()}
				list={INVOICE_LIST}
				sub="Invoices and credit notes of the market and of its hotels."
				hasMarket
				sellerHref="/dashboard/seller"
			/>
		</>
	);
}
