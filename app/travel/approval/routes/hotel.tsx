import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findHotel, readHotelTrail, readRoomCounts } from "#app/travel/approval/all-hotels.server.ts";
import { allowedHotelChanges, unreviewedChanges } from "#app/travel/approval/hotel-list.ts";
import { readNextNights } from "#app/travel/approval/read-next-nights.server.ts";
import { ChangedNotice } from "#app/travel/approval/ui/changed-notice.tsx";
import { HotelActions } from "#app/travel/approval/ui/hotel-actions.tsx";
import { HotelContact } from "#app/travel/approval/ui/hotel-contact.tsx";
import { HotelReviewBadge } from "#app/travel/approval/ui/hotel-table.tsx";
import { HotelTrail } from "#app/travel/approval/ui/hotel-trail.tsx";
import { ReviewedRoom } from "#app/travel/approval/ui/reviewed-room.tsx";
import { RateForm } from "#app/travel/commission/rate-form.tsx";
import { answerRateForm, readRateForm } from "#app/travel/commission/rate-request.server.ts";
import { reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { HotelFacts } from "#app/travel/search/ui/hotel-facts.tsx";
import { HotelGallery } from "#app/travel/search/ui/hotel-gallery.tsx";
import { hotelAddress } from "#app/travel/stays/own/hotel-address.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.hotel.name ?? "Hotel"} – All hotels`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin"]);
	const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
	const [found, page] = await Promise.all([
		findHotel(db, { hotelId }),
		readHotel(db, { hotelId, isPreview: true }),
	]);
	if (!found || !page) throw json(null, { status: 404 });
	const now = new Date();
	const show = (moment: string) => formatMoment(moment, market.timeZone, now);
	const today = wallClock(now, found.time_zone).date;
	const [trail, nights, quantities, rate] = await Promise.all([
		readHotelTrail(db, { hotelId }),
		readNextNights(db, { rooms: page.rooms, today }),
		readRoomCounts(db, { hotelId }),
		readRateForm(hotelId),
	]);
	return json({
		hotel: {
			...found,
			reviewStatus: reviewStatusOf(found),
			created_at: show(found.created_at),
			addressLines: hotelAddress(page),
		},
		page,
		rooms: page.rooms.map((room) => ({
			room: { ...room, quantity: quantities.get(room.id) ?? 0 },
			weeks: nights.get(room.id) ?? [],
		})),
		trail: trail.map((event) => ({ ...event, at: show(event.at) })),
		rate,
		currency: market.currency,
	});
}

/** Saves the commission rate. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	return answerRateForm(request, { hotel, person, path: `/hotels/${params.hotelId}` });
}

export default function Hotel() {
	const { hotel, page, rooms, trail, rate, currency } = useLoaderData<typeof loader>();
	const { reviewStatus } = hotel;
	const path = `/hotels/${maskId(hotel.id)}`;
	const latestId = hotel.unreviewed_change_id;
	const isArchived = hotel.archived_at !== null;
	const publicPath = reviewStatus === "approved" && !isArchived ? hotelPath(hotel.id) : null;
	const facts: [string, string | number][] = [
		["Owner", hotel.owner_email ? `${hotel.owner}, ${hotel.owner_email}` : "No owner"],
		["Email", hotel.email],
		["Phone", hotel.contact],
		["Address", hotel.addressLines.join(", ")],
		["Time zone", hotel.time_zone.replaceAll("_", " ")],
		["Stars", hotel.stars || "None"],
		["Room types", hotel.rooms ?? 0],
		["Current bookings", hotel.bookings ?? 0],
		["Added", hotel.created_at],
	];
	return (
		<>
			<p className="mb-3">
				<a href="/hotels" className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> All hotels
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{hotel.name}</span>}
				sub={
					<HotelReviewBadge
						reviewStatus={reviewStatus}
						isArchived={isArchived}
						isChanged={latestId !== null}
					/>
				}
				action={
					<HotelActions changes={allowedHotelChanges(reviewStatus)} publicPath={publicPath} path={path} />
				}
			/>
			{latestId !== null ? (
				<ChangedNotice changes={unreviewedChanges(trail)} latestId={latestId} action={`${path}/check`} />
			) : null}
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<div className="grid gap-5">
					<HotelContact facts={facts} />
					<RateForm {...rate} lastResult={useActionData<typeof action>()} />
				</div>
				<Card title="History">
					<HotelTrail trail={trail} />
					<TrailLink href={trailPath("hotel", hotel.id)} />
				</Card>
			</div>
			<section className="mt-10" aria-labelledby="preview">
				<h2 id="preview" className="mb-4 text-xl">
					What guests see
				</h2>
				{page.photos.length > 0 ? (
					<HotelGallery photos={page.photos} name={page.name} />
				) : (
					<p className="text-secondary">The hotel has no photos.</p>
				)}
				<h3 className="mt-8 mb-4 text-lg">Rooms and prices</h3>
				{rooms.length === 0 ? (
					<EmptyState title="No rooms yet" icon="bed">
						The owner has not added any rooms, so guests have nothing to book.
					</EmptyState>
				) : (
					<ul className="grid gap-4">
						{rooms.map(({ room, weeks }) => (
							<ReviewedRoom key={room.id} room={room} weeks={weeks} currency={currency} />
						))}
					</ul>
				)}
				<HotelFacts hotel={page} />
			</section>
		</>
	);
}
