import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { DISPUTE_STATES } from "#app/payments/payment-labels.ts";
import type { listOrders } from "#app/shop/orders/list/list-orders.server.ts";
import { ORDER_LIST, type OrderFilters } from "#app/shop/orders/list/order-filters.ts";
import { allowedOrderChanges, ORDER_CHANGES } from "#app/shop/orders/order-changes.ts";
import { isPartlyShipped } from "#app/shop/orders/order-rules.ts";
import { stateRow } from "#app/shop/orders/order-states.ts";
import { describeShipped } from "#app/shop/orders/own/order-progress.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type ListedOrder = Awaited<ReturnType<typeof listOrders>>["rows"][number];

export type OrderRow = Omit<ListedOrder, "created_at"> & {
	/** When it was placed, formatted. */
	placed: string;
	/** The URL selects it. */
	isTicked: boolean;
};

export function OrderTable({ rows, filters }: { rows: OrderRow[]; filters: OrderFilters }) {
	const sort = (by: OrderFilters["sort"]) => ORDER_LIST.sortLink(filters, by);
	const columns: Column<OrderRow>[] = [
		{ key: "number", title: t.orderList.order, isLead: true, cell: (row) => <Which row={row} /> },
		{ key: "customer", title: t.words.customer, cell: (row) => <Who row={row} /> },
		{
			key: "status",
			title: t.words.status,
			sort: sort("status"),
			onPhone: "last",
			cell: (row) => <StatusBadge {...stateRow("status", row.status)} />,
		},
		{
			key: "payment",
			title: t.words.payment,
			onPhone: "last",
			cell: (row) => (
				<span className="flex flex-wrap gap-1.5">
					<StatusBadge {...stateRow("payment", row.payment)} />
					{row.dispute ? <StatusBadge {...DISPUTE_STATES[row.dispute]} /> : null}
				</span>
			),
		},
		{
			key: "fulfilment",
			title: t.orderList.delivery,
			onPhone: "last",
			cell: (row) => (
				<>
					<StatusBadge {...stateRow("fulfilment", row.fulfilment)} />
					{isPartlyShipped(row) ? (
						<span className="block text-sm text-secondary">{describeShipped(row)}</span>
					) : null}
				</>
			),
		},
		{
			key: "total",
			title: t.words.total,
			align: "end",
			sort: sort("total"),
			cell: (row) => <Sum row={row} />,
		},
	];
	return (
		<DataTable
			caption={t.orderList.orders}
			columns={columns}
			rows={rows}
			rowKey={(row) => row.number}
			isWide
			actions={(row) => <Actions row={row} />}
		/>
	);
}

function Which({ row }: { row: OrderRow }) {
	const number = formatReferenceNumber(row.number);
	return (
		<div className="flex gap-2.5">
			<label className="-m-2 p-2">
				<input
					// Following another link to it resets the checkbox.
					key={String(row.isTicked)}
					type="checkbox"
					name="numbers"
					value={row.number}
					defaultChecked={row.isTicked}
					className="size-5"
				/>
				<span className="sr-only">{t.orderList.select({ number })}</span>
			</label>
			<div>
				<a className="link font-semibold whitespace-nowrap tabular-nums" href={`/orders/${row.number}`}>
					{number}
				</a>
				<p className="text-secondary max-lg:hidden lg:whitespace-nowrap">{row.placed}</p>
			</div>
		</div>
	);
}

function Who({ row }: { row: OrderRow }) {
	return (
		<>
			<p className="wrap-anywhere">{row.name}</p>
			<p className="text-secondary wrap-anywhere max-lg:hidden">{row.email}</p>
			<p className="text-secondary lg:hidden">{row.placed}</p>
		</>
	);
}

function Sum({ row }: { row: OrderRow }) {
	return (
		<>
			<Price amount={row.total} currency={row.currency} className="font-semibold" />
			<span className="block text-secondary max-lg:hidden">{t.counts.units({ count: row.units })}</span>
		</>
	);
}

function Actions({ row }: { row: OrderRow }) {
	return (
		<RowMenu label={t.orderList.actions({ number: formatReferenceNumber(row.number) })}>
			<MenuLink href={`/orders/${row.number}`} icon="inbox">
				{t.words.open}
			</MenuLink>
			{allowedOrderChanges(row).map((name) => (
				<MenuLink key={name} href={`/orders/${row.number}/${name}`} icon={ORDER_CHANGES[name].icon}>
					{t.orderChanges[name].menu}
				</MenuLink>
			))}
		</RowMenu>
	);
}
