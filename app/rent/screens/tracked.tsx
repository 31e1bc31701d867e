import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { readViewer } from "#app/http/identity/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { mayBecome, statusRow, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { readMovingBooking } from "#app/rent/moving-bookings.server.ts";
import { MovingBadge } from "#app/rent/ui/moving-badge.tsx";
import { showDate, showMoment, wallClock } from "#app/site/calendar.ts";
import { readReferenceNumber, showReferenceNumber } from "#app/site/reference-number.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export const handle: ScreenHandle = { subject: "rent", refreshAfter: 60 };
export const meta: MetaFunction = () => [
	{ title: "Your booking – Meeha" },
	{ name: "robots", content: "noindex" },
];

/** Readable from the browser or the account that booked, and for whoever has shown number and contact. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const viewer = await readViewer(request, number);
	const booking = await readMovingBooking(db, { number, viewer });
	if (!booking)
		throw redirect(`/track?${new URLSearchParams({ number: params.number ?? "" })}`, { status: 303 });
	const now = new Date();
	const clock = wallClock(now, env.MARKET_TIME_ZONE);
	const history = booking.history.map((event) => ({
		...event,
		at: showMoment(event.at, env.MARKET_TIME_ZONE, now),
	}));
	return json({ booking: { ...booking, history }, asOf: clock.time, year: Number(clock.date.slice(0, 4)) });
}

export default function Tracked() {
	const { booking, asOf, year } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<Outlet />
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="text-sm text-secondary">Moving booking</p>
					<h1 className="text-2xl tabular-nums">{showReferenceNumber(booking.number)}</h1>
				</div>
				<MovingBadge status={booking.status} />
			</div>
			<p className="text-lg">{statusRow(booking.status).forCustomer}</p>
			<Card title="Your move">
				<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					<Fact name="When" value={`${showDate(booking.booking_date, year)} at ${booking.booking_time}`} />
					<Fact name="Vehicle" value={VEHICLE_TYPES[booking.vehicle_type].label} />
					<Fact name="From" value={booking.current_address} />
					<Fact name="To" value={booking.new_address} />
					<Fact name="Name" value={booking.name} />
					<Fact name="Phone" value={booking.contact} />
				</dl>
			</Card>
			<Card title="What happened so far">
				<ol className="space-y-2">
					{booking.history.map((event) => (
						<li key={event.id} className="flex flex-wrap items-center gap-x-3">
							<MovingBadge status={event.to_status} />
							<time className="text-secondary">{event.at}</time>
						</li>
					))}
				</ol>
			</Card>
			<p className="flex items-center gap-3 text-sm text-secondary" data-frame>
				<span>
					as of <time>{asOf}</time>
				</span>
				<ButtonLink variant="plain" dense href={`/track/${booking.number}`}>
					Refresh
				</ButtonLink>
				{mayBecome(booking.status, "cancelled") ? (
					<ButtonLink variant="quiet" dense href={`/track/${booking.number}/cancellation`}>
						Cancel this booking
					</ButtonLink>
				) : null}
			</p>
		</div>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div className="md:contents">
			<dt className="text-secondary">{name}</dt>
			<dd className="wrap-anywhere">{value}</dd>
		</div>
	);
}
