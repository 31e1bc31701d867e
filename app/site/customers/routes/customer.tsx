import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { byLanguage } from "#app/common/language/by-language.ts";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
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
import { EmailLink } from "#app/ui/email-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.customer.name ?? t.words.customer} – ${t.customers.title}`) },
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
			shownPhone: phone && formatPhone("", phone),
			since: formatMarketMoment(created_at),
			account:
				account_id === null ? t.words.guest : suspended_at === null ? t.words.yes : t.customers.suspended,
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

const either = byLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

export default function Customer() {
	const found = useLoaderData<typeof loader>();
	const { here, customer, counts, spent, things } = found;
	const all = (list: string) => `${list}?${new URLSearchParams({ q: customer.email })}`;
	const cards = [
		{
			kind: "orders" as const,
			title: t.customers.things.orders,
			things: things.orders,
			total: counts.orders,
			allHref: all("/orders"),
		},
		{
			kind: "stays" as const,
			title: t.customers.things.stays,
			things: things.stays,
			total: counts.stays,
			allHref: all("/bookings"),
		},
		...(found.mayOpenMoves
			? [
					{
						kind: "moves" as const,
						title: t.customers.things.moves,
						things: things.moves,
						total: counts.moves,
						allHref: all("/trucking-dashboard"),
					},
				]
			: []),
		{
			kind: "messages" as const,
			title: t.customers.things.messages,
			things: things.conversations,
			total: found.messages,
			allHref: all("/inbox"),
		},
		{ kind: "payments" as const, title: t.customers.things.payments, things: things.payments, total: 0 },
	];
	const none = cards.filter((card) => card.things.length === 0).map(({ kind }) => t.customers.none[kind]);
	return (
		<>
			<Outlet />
			<p className="mb-3 max-lg:hidden">
				<a href={CUSTOMER_LIST.path} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.customers.all}
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{customer.name}</span>}
				sub={
					<>
						{t.counts.orders({ count: counts.orders })}, {t.counts.stays({ count: counts.stays })},{" "}
						{t.counts.moves({ count: counts.moves })}
					</>
				}
				action={
					found.mayErase ? (
						<div className="flex flex-wrap gap-3">
							<ButtonLink variant="plain" href={`${here}/export`}>
								<Icon name="download" /> {t.customers.exportData}
							</ButtonLink>
							<ButtonLink variant="plain" href={`${here}/erasure`}>
								<Icon name="trash" /> {t.customers.erasure.button}
							</ButtonLink>
						</div>
					) : null
				}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
				<div className="grid gap-5">
					<Card title={t.words.customer}>
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
							<Fact name={t.words.email}>
								<EmailLink email={customer.email} />
								{customer.isConfirmed === null ? null : (
									<p className="text-secondary">
										{customer.isConfirmed ? t.customers.confirmed : t.customers.notConfirmed}
									</p>
								)}
							</Fact>
							{customer.phone ? (
								<Fact name={t.words.phone}>
									<a href={`tel:${customer.phone}`}>{leftToRight(customer.shownPhone ?? "")}</a>
								</Fact>
							) : null}
							<Fact name={t.customers.account}>
								{customer.account}
								{found.userHref ? (
									<>
										{" "}
										<a href={found.userHref}>{t.customers.openInUsers}</a>
									</>
								) : null}
							</Fact>
							<Fact name={t.customers.since}>{customer.since}</Fact>
							<Fact name={t.customers.spent}>
								{spent.length === 0 ? t.customers.nothingSpent : null}
								{spent.map(({ amount, currency }) => (
									<p key={currency} className="font-semibold">
										<Price amount={amount} currency={currency} />
									</p>
								))}
							</Fact>
						</dl>
						<p className="mt-3 text-sm text-secondary">{t.customers.spentHint}</p>
					</Card>
					<NotesCard
						notes={found.notes}
						here={here}
						add={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> {t.customers.note.title}
							</ButtonLink>
						}
					/>
					<TrailLink href={found.trail} />
				</div>
				<div className="grid gap-5">
					{cards
						.filter((card) => card.things.length > 0)
						.map(({ kind, ...card }) => (
							<ThingsCard key={kind} {...card} />
						))}
					{none.length > 0 ? (
						<p className="text-secondary">{t.customers.nothingYet({ things: either().format(none) })}</p>
					) : null}
				</div>
			</div>
		</>
	);
}
