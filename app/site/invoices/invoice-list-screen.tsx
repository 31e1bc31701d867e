import { INVOICE_KINDS, invoicePath } from "#app/common/invoices/invoice-snapshot.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { INVOICED, type InvoiceFilters, type InvoiceList } from "./invoice-filters.ts";
import type { InvoiceRow, readInvoiceList } from "./invoice-list-request.server.ts";

type InvoiceListScreenProps = Awaited<ReturnType<typeof readInvoiceList>> & {
	list: InvoiceList;
	sub: string;
	/** Whether the list has orders and moves of the market, too. */
	hasMarket: boolean;
	/** Where the seller details are saved. */
	sellerHref: string;
};

/** The list of invoices and credit notes, of the market’s staff or of a hotel owner. */
export function InvoiceListScreen(props: InvoiceListScreenProps) {
	const { list, filters, rows, total, page, sellers, sub, hasMarket, sellerHref } = props;
	return (
		<InPlace>
			<PageHeading
				title="Invoices"
				sub={sub}
				action={
					total > 0 ? (
						<ButtonLink variant="plain" dense href={`${list.path}.csv${list.search(filters)}`}>
							<Icon name="download" /> Export CSV
						</ButtonLink>
					) : null
				}
			/>
			<FilterBar
				list={list}
				filters={filters}
				placeholder="Invoice or order number, email"
				fields={fieldsOf(sellers, hasMarket)}
			/>
			{rows.length > 0 ? (
				<DataTable
					caption="Invoices and credit notes"
					columns={COLUMNS}
					rows={rows}
					rowKey={({ id }) => id}
					isWide
				/>
			) : (
				<NoInvoices list={list} filters={filters} sellerHref={sellerHref} />
			)}
			<Pager
				path={list.path}
				params={new URLSearchParams(list.search(filters))}
				page={page}
				perPage={filters.size}
				total={total}
				noun={["document", "documents"]}
				sizes={list.sizes}
			/>
		</InPlace>
	);
}

function fieldsOf(sellers: InvoiceListScreenProps["sellers"], hasMarket: boolean): FilterField[] {
	const fields: FilterField[] = [
		{
			name: "kind",
			label: "Document",
			choices: withAll(["invoice", "credit_note"] as const, (kind) => INVOICE_KINDS[kind].label),
		},
		{
			name: "seller",
			label: "Seller",
			choices: [
				{ value: "all", label: "All" },
				...(hasMarket ? [{ value: "market", label: "The market" }] : []),
				...sellers,
			],
		},
		{ name: "from", label: "Issued from" },
		{ name: "to", label: "Issued to" },
	];
	const subject: FilterField = {
		name: "subject",
		label: "For",
		choices: withAll(["order", "stay", "move"] as const, (name) => INVOICED[name]),
	};
	return hasMarket ? fields.toSpliced(2, 0, subject) : fields;
}

const COLUMNS: Column<InvoiceRow>[] = [
	{ key: "document", title: "Document", isLead: true, cell: (row) => <Which row={row} /> },
	{ key: "customer", title: "Customer", cell: (row) => <Who row={row} /> },
	{
		key: "seller",
		title: "Seller",
		cell: ({ seller }) => (
			<span className="wrap-anywhere" dir="auto">
				{seller}
			</span>
		),
	},
	{ key: "for", title: "For", isInline: true, cell: (row) => <What row={row} /> },
	{
		key: "total",
		title: "Total",
		align: "end",
		cell: ({ total, currency }) => <Price amount={total} currency={currency} className="font-semibold" />,
	},
	{
		key: "file",
		title: "File",
		isInline: true,
		cell: ({ kind, number, subjectNumber }) => (
			<a className="link" href={`${invoicePath(subjectNumber, number)}/pdf`}>
				PDF
				<span className="sr-only">
					{" "}
					of {INVOICE_KINDS[kind].label} {number}
				</span>
			</a>
		),
	},
];

function Which({ row: { kind, number, subjectNumber, issued, credits } }: { row: InvoiceRow }) {
	return (
		<>
			<a className="link font-semibold tabular-nums" href={invoicePath(subjectNumber, number)}>
				{INVOICE_KINDS[kind].label} <span className="whitespace-nowrap">{number}</span>
			</a>
			<p className="text-secondary tabular-nums">
				{issued}
				{credits ? `, for ${credits}` : null}
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
			{email ? <p className="text-secondary wrap-anywhere">{email}</p> : null}
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

type NoInvoicesProps = { list: InvoiceList; filters: InvoiceFilters; sellerHref: string };

function NoInvoices({ list, filters, sellerHref }: NoInvoicesProps) {
	if (list.isFiltered(filters))
		return (
			<EmptyState
				title="No invoices match"
				icon="search"
				action={
					<ButtonLink variant="plain" href={list.href(list.cleared(filters))}>
						Show all invoices
					</ButtonLink>
				}
			>
				Search by a whole number or a whole email address.
			</EmptyState>
		);
	return (
		<EmptyState title="No invoices yet" action={<ButtonLink href={sellerHref}>Seller details</ButtonLink>}>
			Save the seller details. Each sale gets an invoice from then on.
		</EmptyState>
	);
}
