import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { wallClock } from "#app/common/calendar.ts";
import type { CountNoun } from "#app/common/language/messages.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { listInvoicesOfEach } from "#app/invoices/read-invoices.server.ts";
import { listAccountMovingBookings } from "#app/rent/moves/read-moves.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { listAccountOrders } from "#app/shop/orders/own/own-orders.server.ts";
import { OwnMoves } from "#app/site/ui/own-moves.tsx";
import { OwnOrders } from "#app/site/ui/own-orders.tsx";
import { OwnStays } from "#app/site/ui/own-stays.tsx";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { listAccountStays } from "#app/travel/stays/own/own-bookings.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

const SIZES = [10, 20, 50];
const LISTS = ["stays", "orders", "moves"] as const;

export const meta = () => [{ title: pageTitle(t.ownBookings.title) }];

/** All lists with their first page, or (`?show=`) one of them with any page. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const url = new URL(request.url).searchParams;
	const show = LISTS.find((list) => list === url.get("show")) ?? null;
	const size = SIZES.find((each) => each === Number(url.get("perPage"))) ?? 10;
	const page = show ? Math.max(1, Math.trunc(Number(url.get("page")) || 1)) : 1;
	const now = new Date();
	await expireOrders(db, { now });
	await expireRequests(db, { now });
	const [stays, orders, moves] = await Promise.all([
		listAccountStays(db, { accountId, page, size }),
		listAccountOrders(db, { accountId, page, size }),
		listAccountMovingBookings(db, { accountId, page, size, timeZone: market.timeZone, now }),
	]);
	const rows = orders.rows.map(({ created_at, ...order }) => ({
		...order,
		placed: formatMarketMoment(created_at),
	}));
	const shown = [stays, orders, moves].flatMap((list) => list.rows.map(({ number }) => number));
	const invoices = await listInvoicesOfEach(db, shown);
	const year = Number(wallClock(now, market.timeZone).date.slice(0, 4));
	// A list that has become empty shows nothing of its own.
	const shownList = show && { stays, orders, moves }[show].total > 0 ? show : null;
	return json({ stays, orders: { ...orders, rows }, moves, show: shownList, size, year, invoices });
}

export default function MyBookings() {
	const { stays, orders, moves, show, size, year, invoices } = useLoaderData<typeof loader>();
	if (stays.total + orders.total + moves.total === 0)
		return (
			<>
				<PageHeading title={t.ownBookings.title} />
				<EmptyState
					title={t.ownBookings.none.title}
					action={
						<>
							<ButtonLink href="/collection">{t.ownBookings.shop}</ButtonLink>{" "}
							<ButtonLink variant="plain" href="/gomeeha">
								{t.ownBookings.hotels}
							</ButtonLink>{" "}
							<ButtonLink variant="plain" href="/trucking-home">
								{t.ownBookings.move}
							</ButtonLink>
						</>
					}
				>
					{t.ownBookings.none.text}
				</EmptyState>
			</>
		);
	return (
		<>
			<PageHeading
				title={t.ownBookings.title}
				action={
					<span className="flex flex-wrap gap-3">
						{show ? (
							<ButtonLink variant="plain" href="/my-bookings">
								{t.ownBookings.allLists}
							</ButtonLink>
						) : null}
						<ButtonLink variant="plain" href="/messages">
							{t.ownBookings.messages}
						</ButtonLink>
						<ButtonLink variant="plain" href="/collection">
							{t.ownBookings.shop}
						</ButtonLink>
						<ButtonLink variant="plain" href="/gomeeha">
							{t.ownBookings.hotels}
						</ButtonLink>
						<ButtonLink variant="plain" href="/trucking-home">
							{t.ownBookings.move}
						</ButtonLink>
					</span>
				}
			/>
			{(show ?? "stays") === "stays" && stays.total > 0 ? (
				<List title={t.ownBookings.stays} name="stays" noun="stays" of={stays} size={size}>
					<OwnStays invoices={invoices} rows={stays.rows} year={year} />
				</List>
			) : null}
			{(show ?? "orders") === "orders" && orders.total > 0 ? (
				<List title={t.ownBookings.orders} name="orders" noun="orders" of={orders} size={size}>
					<OwnOrders invoices={invoices} rows={orders.rows} />
				</List>
			) : null}
			{(show ?? "moves") === "moves" && moves.total > 0 ? (
				<List title={t.ownBookings.moves} name="moves" noun="moves" of={moves} size={size}>
					<OwnMoves invoices={invoices} rows={moves.rows} year={year} />
				</List>
			) : null}
		</>
	);
}

type ListProps = {
	title: string;
	name: (typeof LISTS)[number];
	noun: CountNoun;
	of: { page: number; total: number };
	size: number;
	children: ReactNode;
};

function List({ title, name, noun, of, size, children }: ListProps) {
	return (
		<section className="mb-8">
			<h2 className="mb-2 text-lg">{title}</h2>
			{children}
			<Pager
				path="/my-bookings"
				params={new URLSearchParams({ show: name, perPage: String(size) })}
				page={of.page}
				perPage={size}
				total={of.total}
				noun={noun}
				sizes={SIZES}
			/>
		</section>
	);
}
