import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { CUSTOMER_LIST, type CustomerFilters } from "#app/site/customers/customer-filters.ts";
import { listCustomers } from "#app/site/customers/list-customers.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";
import { ListScreen } from "#app/ui/table/list-screen.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.customers.title) }];

const fields = (): FilterField[] => [
	{
		name: "kind",
		label: t.customers.title,
		choices: allOf(t.customers.kind),
	},
];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const filters = CUSTOMER_LIST.read(new URL(request.url).searchParams);
	const { rows, total, page } = await listCustomers(db, filters);
	const shown = rows.map(({ id, account_id, name, email, phone, confirmed_at, created_at, bought }) => ({
		href: `${CUSTOMER_LIST.path}/${maskId(id)}`,
		name,
		email,
		phone: phone && formatPhone("", phone),
		isGuest: account_id === null,
		isConfirmed: confirmed_at !== null,
		count: bought?.count ?? 0,
		spent: (bought?.spent ?? []).map(({ amount, currency }) => formatMoney(amount, currency)),
		last: bought && formatMarketMoment(bought.lastAt),
		since: formatMarketMoment(created_at),
	}));
	return json({ filters, rows: shown, total, page });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Customers() {
	const found = useLoaderData<typeof loader>();
	return (
		<ListScreen
			{...found}
			list={CUSTOMER_LIST}
			title={t.customers.title}
			sub={t.customers.intro}
			noun="customers"
			placeholder={t.customers.search}
			fields={fields()}
			caption={t.customers.title}
			columns={columnsOf(found.filters)}
			rowKey={({ href }) => href}
			empty={
				<EmptyState title={t.customers.empty} icon="user">
					{t.customers.emptyText}
				</EmptyState>
			}
			noMatch={{
				title: t.customers.noMatch,
				text: t.customers.noMatchText,
				all: t.customers.clearFilters,
			}}
		/>
	);
}

function columnsOf(filters: CustomerFilters): Column<Row>[] {
	return [
		{
			key: "name",
			title: t.words.name,
			isLead: true,
			sort: CUSTOMER_LIST.sortLink(filters, "name"),
			cell: ({ href, name }) => (
				<a href={href} className="link font-semibold wrap-anywhere">
					{name}
				</a>
			),
		},
		{
			key: "contact",
			title: t.customers.contact,
			onPhone: "last",
			cell: ({ email, phone }) => (
				<>
					<span className="wrap-anywhere">{email}</span>
					{phone ? (
						<span className="block whitespace-nowrap text-secondary max-lg:hidden">{phone}</span>
					) : null}
				</>
			),
		},
		{
			key: "kind",
			title: t.customers.account,
			onPhone: "none",
			cell: ({ isGuest, isConfirmed }) =>
				isGuest ? t.words.guest : isConfirmed ? t.customers.account : t.customers.accountUnconfirmed,
		},
		{
			key: "count",
			title: t.customers.purchases,
			align: "end",
			onPhone: "last",
			cell: ({ count }) => (
				<>
					<span className="max-lg:hidden">{count}</span>
					<span className="lg:hidden">{t.customers.purchasesOf({ count })}</span>
				</>
			),
		},
		{
			key: "spent",
			title: t.customers.spent,
			align: "end",
			cell: ({ spent }) =>
				spent.length === 0
					? "–"
					: spent.map((amount) => (
							<span key={amount} className="block whitespace-nowrap">
								{amount}
							</span>
						)),
		},
		{
			key: "last",
			title: t.customers.last,
			onPhone: "none",
			cell: ({ last }) => (last ? <time>{last}</time> : "–"),
		},
		{
			key: "since",
			title: t.customers.since,
			sort: CUSTOMER_LIST.sortLink(filters, "newest"),
			onPhone: "none",
			cell: ({ since }) => <time>{since}</time>,
		},
	];
}
