import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { requireInvoice } from "#app/invoices/invoice-request.server.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import { InvoiceSheet } from "#app/invoices/ui/invoice-sheet.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(
		data
			? t.invoices.named({ kind: INVOICE_KINDS[data.kind].label, number: data.number })
			: t.invoices.kinds.invoice,
	);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { kind, number, snapshot, back } = await requireInvoice(request, params);
	const pdfHref = `${invoicePath(orderNumberFrom(params), number)}/pdf`;
	return json({ kind, number, snapshot, back, pdfHref });
}

export default function Invoice() {
	const { back, ...invoice } = useLoaderData<typeof loader>();
	return <InvoiceSheet {...invoice} back={{ href: back, label: t.words.back }} />;
}
