import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
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
	{ title: pageTitle(data?.isHotel ? t.invoices.hotelTitle : t.invoices.title) },
];

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readInvoiceList(request));

export default function Invoices() {
	const { isHotel, sellers, ...found } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			{...found}
			list={isHotel ? HOTEL_INVOICE_LIST : INVOICE_LIST}
			title={t.invoices.title}
			sub={isHotel ? t.invoices.hotelLead : t.invoices.lead}
			noun="documents"
			placeholder={t.invoices.search}
			fields={invoiceFilterFields({ isHotel, sellers })}
			hasFile
			caption={t.invoices.caption}
			columns={INVOICE_COLUMNS}
			rowKey={({ id }) => id}
			empty={
				<EmptyState
					title={t.invoices.none.title}
					action={
						<ButtonLink href={isHotel ? "/list-new-hotel" : "/dashboard/seller"}>
							{t.invoices.seller.title}
						</ButtonLink>
					}
				>
					{t.invoices.none.text}
				</EmptyState>
			}
			noMatch={{
				title: t.invoices.noMatch.title,
				text: t.invoices.noMatch.text,
				all: t.invoices.noMatch.all,
			}}
		/>
	);
}
