import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { NotesCard, ThingsCard } from "#app/site/customers/customer-cards.tsx";
import { CUSTOMER_LIST } from "#app/site/customers/customer-filters.ts";
import { listCustomerNotes } from "#app/site/customers/customer-notes.server.ts";
import { requireCustomer } from "#app/site/customers/customer-request.server.ts";
import { ownerOf, readPurchases } from "#app/site/customers/read-customer.server.ts";
import { viewPurchases } from "#app/site/customers/view-customer.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.customer.name ?? "Customer"} – Customers`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { role } = await requireShopStaff(request);
	const found = await requireCustomer(params);
	const { id, account_id, name, email, phone, created_at, email_verified_at, suspended_at } = found;
	const purchases = await readPurchases(db, ownerOf(found));
	const notes = await listCustomerNotes(db, { customerId: id });
	const { counts, spent, conversations } = purchases;
	return json({
		here: `${CUSTOMER_LIST.path}/${maskId(id)}`,
		trail: trailPath("customer", id),
		customer: {
			name,
			email,
			phone,
			since: formatMarketMoment(created_at),
			account: account_id === null ? "Guest" : suspended_at === null ? "Yes" : "Suspended",
			isConfirmed: account_id === null ? null : email_verified_at !== null,
		},
		counts,
		spent,
		messages: conversations.total,
		things: viewPurchases(purchases, formatMarketMoment),
		notes: notes.map(({ id, text, by, created_at }) => ({
			id: maskId(id),
			text,
			by,
			at: formatMarketMoment(created_at),
		})),
		userHref: role === "SuperAdmin" && account_id !== null ? `/users/${account_id}` : null,
		mayErase: role === "SuperAdmin",
		mayOpenMoves: role === "Admin",
	});
}

const EITHER = new Intl.ListFormat("en-US", { type: "disjunction" });

export default function Customer() {
	const found = useLoaderData<typeof loader>();
	const { here, customer, counts, spent, things } = found;
	const all = (list: string) => `${list}?${new URLSearchParams({ q: customer.email })}`;
	const cards = [
		{ title: "Orders", things: things.orders, total: counts.orders, allHref: all("/orders") },
		{ title: "Stays", things: things.stays, total: counts.stays, allHref: all("/bookings") },
		...(found.mayOpenMoves
			? [{ title: "Moves", things: things.moves, total: counts.moves, allHref: all("/trucking-dashboard") }]
			: []),
		{ title: "Messages", things: things.conversations, total: found.messages, allHref: all("/inbox") },
		{ title: "Online payments", things: things.payments, total: 0 },
	];
	const none = cards.filter((card) => card.things.length === 0).map(({ title }) => title.toLowerCase());
	return (
		<>
			<Outlet />
			<p className="mb-3">
				<a href={CUSTOMER_LIST.path} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> All customers
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{customer.name}</span>}
				sub={
					<>
						{counts.orders} {counts.orders === 1 ? "order" : "orders"}, {counts.stays}{" "}
						{counts.stays === 1 ? "stay" : "stays"}, {counts.moves} {counts.moves === 1 ? "move" : "moves"}
					</>
				}
				action={
					found.mayErase ? (
						<div className="flex flex-wrap gap-3">
							<ButtonLink variant="plain" href={`${here}/export`}>
								<Icon name="download" /> Export data
							</ButtonLink>
							<ButtonLink variant="plain" href={`${here}/erasure`}>
								<Icon name="trash" /> Erase data
							</ButtonLink>
						</div>
					) : null
				}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
				<div className="grid gap-5">
					<Card title="Customer">
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
							<Fact name="Email">
								<a href={`mailto:${customer.email}`}>{customer.email}</a>
								{customer.isConfirmed === null ? null : (
									<p className="text-secondary">{customer.isConfirmed ? "Confirmed" : "Not confirmed"}</p>
								)}
							</Fact>
							{customer.phone ? (
								<Fact name="Phone">
									<a href={`tel:${customer.phone}`}>{customer.phone}</a>
								</Fact>
							) : null}
							<Fact name="Account">
								{customer.account}
								{found.userHref ? (
									<>
										{" "}
										<a href={found.userHref}>Open in Users</a>
									</>
								) : null}
							</Fact>
							<Fact name="Since">{customer.since}</Fact>
							<Fact name="Spent">
								{spent.length === 0 ? "Nothing yet" : null}
								{spent.map(({ amount, currency }) => (
									<p key={currency} className="font-semibold">
										<Price amount={amount} currency={currency} />
									</p>
								))}
							</Fact>
						</dl>
						<p className="mt-3 text-sm text-secondary">
							Spent: what orders, stays and moves cost that were not cancelled, less refunds of orders.
						</p>
					</Card>
					<NotesCard
						notes={found.notes}
						here={here}
						add={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> Add note
							</ButtonLink>
						}
					/>
					<TrailLink href={found.trail} />
				</div>
				<div className="grid gap-5">
					{cards
						.filter((card) => card.things.length > 0)
						.map((card) => (
							<ThingsCard key={card.title} {...card} />
						))}
					{none.length > 0 ? <p className="text-secondary">No {EITHER.format(none)} yet.</p> : null}
				</div>
			</div>
		</>
	);
}
