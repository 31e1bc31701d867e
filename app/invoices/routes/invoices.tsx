import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { HOTEL_INVOICE_LIST, INVOICE_LIST } from "#app/invoices/invoice-filters.ts";
import { readInvoiceList } from "#app/invoices/invoice-list-request.server.ts";
import { INVOICE_COLUMNS, invoiceFilterFields } from "#app/invoices/ui/invoice-columns.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListScreen } from "#app/ui/table/list-screen.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.isHotel ? "Hotel invoices" : "Invoices") },
];

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readInvoiceList(request));

export default function Invoices() {
	const { isHotel, sellers, ...found } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			{...found}
			list={isHotel ? HOTEL_INVOICE_LIST : INVOICE_LIST}
			title="Invoices"
			sub={
				isHotel
					? "What your hotels invoiced their guests. Each hotel has its own Seller details tab."
					: "Invoices and credit notes of the market and of its hotels."
			}
			noun="documents"
			placeholder="Invoice or order number, email"
			fields={invoiceFilterFields({ isHotel, sellers })}
			hasFile
			caption="Invoices and credit notes"
			columns={INVOICE_COLUMNS}
			rowKey={({ id }) => id}
			empty={
				<EmptyState
					title="No invoices yet"
					action={
						<ButtonLink href={isHotel ? "/list-new-hotel" : "/dashboard/seller"}>Seller details</ButtonLink>
					}
				>
					After you save the seller details, each sale gets an invoice.
				</EmptyState>
			}
			noMatch={{
				title: "No invoices match",
				text: "Enter a full invoice or order number, or a full email address.",
				all: "Show all invoices",
			}}
		/>
	);
}
