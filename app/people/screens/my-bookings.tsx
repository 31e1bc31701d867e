import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { statusRow, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { listAccountMovingBookings } from "#app/rent/moving-bookings.server.ts";
import { showDate, wallClock } from "#app/site/calendar.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

const SIZES = [10, 20, 50];

export const meta: MetaFunction = () => [{ title: "Your bookings – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const url = new URL(request.url).searchParams;
	const size = SIZES.find((each) => each === Number(url.get("perPage"))) ?? 10;
	const page = Math.max(1, Math.trunc(Number(url.get("page")) || 1));
	const moves = await listAccountMovingBookings(db, { accountId: person.accountId, page, size });
	const year = Number(wallClock(new Date(), env.MARKET_TIME_ZONE).date.slice(0, 4));
	return json({ moves, size, year });
}

export default function MyBookings() {
	const { moves, size, year } = useLoaderData<typeof loader>();
	if (moves.total === 0)
		return (
			<>
				<PageHeading title="Your bookings" />
				<EmptyState
					title="No bookings yet"
					action={<ButtonLink href="/trucking-home">Book a move</ButtonLink>}
				>
					What you book while you are signed in stands here, and so does what you booked as a guest with your
					confirmed e-mail.
				</EmptyState>
			</>
		);
	return (
		<>
			<PageHeading
				title="Your bookings"
				action={<ButtonLink href="/trucking-home">Book a move</ButtonLink>}
			/>
			<h2 className="mb-2 text-lg">Moves</h2>
			<DataTable
				caption="Moves"
				columns={columns(year)}
				rows={moves.rows}
				rowKey={(row) => row.number}
				actions={(row) => (
					<a className="link" href={`/track/${row.number}`}>
						{statusRow(row.status).to.includes("cancelled") ? "View or cancel" : "View"}
						<span className="sr-only"> {showReferenceNumber(row.number)}</span>
					</a>
				)}
			/>
			<Pager
				path="/my-bookings"
				params={new URLSearchParams({ perPage: String(size) })}
				page={moves.page}
				perPage={size}
				total={moves.total}
				noun={["move", "moves"]}
				sizes={SIZES}
			/>
		</>
	);
}

type Move = Awaited<ReturnType<typeof listAccountMovingBookings>>["rows"][number];

const columns = (year: number): Column<Move>[] => [
	{ key: "number", title: "Number", cell: (move) => showReferenceNumber(move.number) },
	{
		key: "when",
		title: "When",
		cell: (move) => (
			<span className="font-semibold">
				{showDate(move.booking_date, year)} at {move.booking_time}
			</span>
		),
	},
	{
		key: "route",
		title: "Route & Vehicle",
		cell: (move) => (
			<>
				<p className="wrap-anywhere">
					{move.current_address} <span className="text-secondary">to</span> {move.new_address}
				</p>
				<p className="text-secondary">{VEHICLE_TYPES[move.vehicle_type].label}</p>
			</>
		),
	},
	{
		key: "status",
		title: "Status",
		cell: (move) => {
			const { tone, icon, label } = statusRow(move.status);
			return (
				<StatusBadge tone={tone} icon={icon}>
					{label}
				</StatusBadge>
			);
		},
	},
];
