import { t } from "#app/common/language/messages.ts";
import type { InvoiceParty } from "#app/common/market/sellers.server.ts";
import { type InvoiceTotal, invoiceFacts, invoiceTotals, partyLines } from "#app/invoices/invoice-rows.ts";
import { INVOICE_KINDS, type InvoiceLine, type InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { InvoiceKind } from "#db/schema/invoices.ts";

type InvoiceSheetProps = {
	kind: InvoiceKind;
	number: string;
	snapshot: InvoiceSnapshot;
	/** The links, which are not printed. */
	back: { href: string; label: string };
	pdfHref: string;
};

/**
 * An invoice or credit note to read and to print. Only the sheet itself is printed, as a block: browsers break a grid
 * between pages so that its parts overlap.
 */
export function InvoiceSheet({ kind, number, snapshot, back, pdfHref }: InvoiceSheetProps) {
	const { currency } = snapshot;
	return (
		<article className="mx-auto grid max-w-prose gap-6 print:block print:max-w-none print:space-y-6">
			<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
				<ButtonLink variant="plain" dense href={back.href}>
					{back.label}
				</ButtonLink>
				<ButtonLink variant="plain" dense href={pdfHref}>
					<Icon name="download" /> {t.invoices.download}
				</ButtonLink>
				{t.invoices.print}
			</p>
			<header className="border-b border-line pb-4">
				<p className="text-secondary">{INVOICE_KINDS[kind].label}</p>
				<h1 className="text-2xl tabular-nums">{number}</h1>
				<dl className="mt-3 grid gap-x-6 gap-y-1 md:grid-cols-[10rem_1fr] print:grid-cols-[10rem_1fr]">
					{invoiceFacts(snapshot).map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
				</dl>
			</header>
			<div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
				<PartyAddress title={t.invoices.from} party={snapshot.seller} />
				<PartyAddress
					title={kind === "invoice" ? t.invoices.billTo : t.invoices.creditTo}
					party={snapshot.buyer}
				/>
			</div>
			<DataTable
				caption={t.invoices.items}
				columns={[
					{ key: "what", title: t.invoices.item, isLead: true, cell: (line) => <Item line={line} /> },
					{ key: "quantity", title: t.words.quantity, align: "end", cell: (line) => line.quantity },
					{
						key: "each",
						title: t.invoices.unitPrice,
						align: "end",
						cell: (line) => <Price amount={line.unitPrice} currency={currency} />,
					},
					{
						key: "amount",
						title: t.words.amount,
						align: "end",
						cell: (line) => <Price amount={line.amount} currency={currency} />,
					},
				]}
				rows={snapshot.lines.map((line, position) => ({ ...line, position }))}
				rowKey={(line) => line.position}
			/>
			<SheetTotals totals={invoiceTotals(snapshot, kind)} currency={currency} />
		</article>
	);
}

/** From the table to what is paid or owed. */
export function SheetTotals({ totals, currency }: { totals: readonly InvoiceTotal[]; currency: string }) {
	return (
		<dl className="ms-auto grid w-full max-w-96 break-inside-avoid gap-1.5 tabular-nums">
			{totals.map(({ label, of, amount, look }) => (
				<div key={`${label} ${of}`} className={`flex items-baseline justify-between gap-4 ${LOOKS[look]}`}>
					<dt className="min-w-0 wrap-anywhere">
						{label} {of === undefined ? null : <Price amount={of} currency={currency} />}
					</dt>
					<dd>
						<Price amount={amount} currency={currency} />
					</dd>
				</div>
			))}
		</dl>
	);
}

const LOOKS = {
	plain: "text-secondary",
	small: "text-sm text-secondary",
	total: "mt-1.5 border-t border-line pt-2 text-lg font-bold",
};

/** Who issues or receives a document. */
export function PartyAddress({ title, party }: { title: string; party: InvoiceParty }) {
	const [name, ...lines] = partyLines(party);
	return (
		<section>
			<h2 className="text-sm font-normal text-secondary">{title}</h2>
			<address className="wrap-anywhere not-italic" dir="auto">
				<span className="block font-semibold">{name}</span>
				{lines.map((line) => (
					<span key={line} className="block" dir="auto">
						{line}
					</span>
				))}
			</address>
		</section>
	);
}

function Item({ line: { title, detail } }: { line: InvoiceLine }) {
	return (
		<>
			<span className="font-semibold wrap-anywhere">{title}</span>{" "}
			{detail ? <span className="block text-secondary">{detail}</span> : null}
		</>
	);
}
