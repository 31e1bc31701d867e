import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { timeOnClock } from "#app/common/calendar.ts";
import { trailOfNumber } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { customerOfPath } from "#app/common/screens/customer-path.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireActor } from "#app/http/session/guards.server.ts";
import { toBookingView, toHistoryView } from "#app/travel/stays/booking-view.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { isInScope, scopeOf } from "#app/travel/stays/list/list-bookings.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { StayPricesAndTerms } from "#app/travel/stays/ui/stay-prices.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { EventList } from "#app/ui/receipt/event-list.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{
		title: pageTitle(t.stayScreen.title({ number: data ? formatReferenceNumber(data.booking.number) : "" })),
	},
];

/** A booking in the viewer's scope; actions are on the guest's page or at the desk. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireActor(request);
	const number = orderNumberFrom(params);
	const now = new Date();
	if (!(await isInScope(db, { number, scope: scopeOf(actor) }))) throw json(null, { status: 404 });
	await expireRequests(db, { number, now });
	const booking = await readBooking(db, { number });
	if (!booking) throw json(null, { status: 404 });
	const isOwn = booking.account_id === actor.accountId;
	const isReader = actor.role === "Admin" || actor.role === "SuperAdmin";
	const isDesk = actor.role === "Hotel" || actor.role === "Admin";
	const shown = toBookingView(booking, now);
	return json({
		isLive: canWatch(actor, "room_bookings"),
		booking: actor.role === "User" ? shown : { ...shown, history: toHistoryView(booking, now) },
		trail: isReader ? trailOfNumber(number) : null,
		actHref: isDesk ? `/owner/manage-bookings/${number}` : isOwn ? `/track/${number}` : null,
		asOf: timeOnClock(now, booking.time_zone),
	});
}

export const clientLoader = keepLast();

export default function BookingScreen() {
	const { isLive, booking, trail, actHref, asOf } = useLoaderData<typeof loader>();
	const live = useLive(isLive ? "room_bookings" : null);
	const here = `/bookings/${booking.number}`;
	return (
		<SoftNavigation within="/bookings">
			<LiveEnded live={live} here={here} />
			<p className="mb-2 text-sm">
				<a href="/bookings">{t.stayScreen.all}</a>
			</p>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-3">
				<div className="grid gap-2">
					<h1 className="text-2xl tabular-nums">
						{t.stayScreen.heading({
							label: (text) => <span className="sr-only">{text}</span>,
							number: formatReferenceNumber(booking.number),
						})}
					</h1>
					<p>
						<a href={booking.hotelHref}>{booking.hotelName}</a>
					</p>
					<p>
						<BookingBadge status={booking.status} isUnpaid={booking.isUnpaid} />
					</p>
				</div>
				<LiveAsOf live={live} asOf={asOf} here={here} />
			</div>
			{booking.holdUntil ? (
				<p className="mb-5">{t.stayScreen.answer({ until: <strong>{booking.holdUntil}</strong> })}</p>
			) : null}
			{actHref ? (
				<p className="mb-5">
					<ButtonLink href={actHref}>{t.stayScreen.manage}</ButtonLink>
				</p>
			) : null}
			<div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
				<div className="grid gap-5">
					<Card title={t.stayScreen.stayAndGuest}>
						<StayFacts
							booking={booking}
							customerHref={trail === null ? undefined : customerOfPath(booking)}
						/>
					</Card>
					<Card title={t.stayScreen.priceAndPolicy}>
						<StayPricesAndTerms booking={booking} />
					</Card>
				</div>
				<Card title={t.stayScreen.history}>
					<EventList events={booking.history} />
					{trail ? <TrailLink href={trail} /> : null}
				</Card>
			</div>
		</SoftNavigation>
	);
}
