import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { INVOICED } from "#app/invoices/invoice-filters.ts";
import type { InvoiceRow } from "#app/invoices/invoice-list-request.server.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import type { Choice } from "#app/ui/form/choice-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

type Choosing = { isHotel: boolean; sellers: readonly Choice[] };

/** The filters of a list of invoices; that of hotels has stays only. */
export function invoiceFilterFields({ isHotel, sellers }: Choosing): FilterField[] {
	const fields: FilterField[] = [
		{ name: "kind", label: t.invoices.document, choices: allOf(INVOICE_KINDS) },
		{
			name: "seller",
			label: t.invoices.seller.one,
			choices: [
				{ value: "all", label: t.words.all },
				...(isHotel ? [] : [{ value: "market", label: t.invoices.seller.market }]),
				...sellers,
			],
		},
		{ name: "from", label: t.invoices.issuedFrom },
		{ name: "to", label: t.invoices.issuedTo },
	];
	const subject: FilterField = { name: "subject", label: t.invoices.for, choices: allOf(INVOICED) };
	return isHotel ? fields : fields.toSpliced(2, 0, subject);
}

export const INVOICE_COLUMNS: Column<InvoiceRow>[] = [
	{
		key: "document",
		get title() {
			return t.invoices.document;
		},
		isLead: true,
		cell: (row) => <Which row={row} />,
	},
	{
		key: "customer",
		get title() {
			return t.words.customer;
		},
		onPhone: "last",
		cell: (row) => <Who row={row} />,
	},
	{
		key: "seller",
		get title() {
			return t.invoices.seller.one;
		},
		onPhone: "none",
		cell: ({ seller }) => (
			<span className="wrap-anywhere" dir="auto">
				{seller}
			</span>
		),
	},
	{
		key: "for",
		get title() {
			return t.invoices.for;
		},
		onPhone: "last",
		cell: (row) => <What row={row} />,
	},
	{
		key: "total",
		get title() {
			return t.words.total;
		},
		align: "end",
		cell: ({ total, currency }) => <Price amount={total} currency={currency} className="font-semibold" />,
	},
	{
		key: "file",
		get title() {
			return t.invoices.file;
		},
		onPhone: "last",
		cell: ({ kind, number, subjectNumber }) => (
			<a className="link" href={`${invoicePath(subjectNumber, number)}/pdf`}>
				PDF
				<span className="sr-only"> {t.invoices.fileOf({ kind: INVOICE_KINDS[kind].label, number })}</span>
			</a>
		),
	},
];

function Which({ row: { kind, number, subjectNumber, issued, credits } }: { row: InvoiceRow }) {
	return (
		<>
			<a
				className="link font-semibold tabular-nums whitespace-nowrap"
				href={invoicePath(subjectNumber, number)}
			>
				{INVOICE_KINDS[kind].label} <bdi>{number}</bdi>
			</a>
			<p className="text-secondary tabular-nums">
				{issued}
				{credits ? t.invoices.forOther({ number: credits }) : null}
			</p>
		</>
	);
}

function Who({ row: { buyer, email } }: { row: InvoiceRow }) {
	return (
		<>
			<p className="wrap-anywhere" dir="auto">
				{buyer}
			</p>
			{email ? <p className="text-secondary wrap-anywhere max-lg:hidden">{email}</p> : null}
		</>
	);
}

function What({ row: { subject, subjectNumber, subjectHref } }: { row: InvoiceRow }) {
	const text = (
		<>
			{INVOICED[subject]} <span className="whitespace-nowrap">{formatReferenceNumber(subjectNumber)}</span>
		</>
	);
	if (!subjectHref) return <span className="tabular-nums">{text}</span>;
	return (
		<a className="link tabular-nums" href={subjectHref}>
			{text}
		</a>
	);
}
