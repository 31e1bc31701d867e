import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { formatAge, formatMoment } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { zoneName } from "#app/common/places/time-zones.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findHotel } from "#app/travel/approval/all-hotels.server.ts";
import { allowedHotelChanges, unreviewedChanges } from "#app/travel/approval/hotel-list.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { readReview } from "#app/travel/approval/review-request.server.ts";
import { FactCard, FeedsCard, OwnerCard, SellerCard } from "#app/travel/approval/ui/fact-cards.tsx";
import { DecisionCard, HotelActions } from "#app/travel/approval/ui/hotel-actions.tsx";
import { HotelReviewBadge } from "#app/travel/approval/ui/hotel-table.tsx";
import { ChangedNotice, HotelTrail } from "#app/travel/approval/ui/hotel-trail.tsx";
import { ReviewChecks } from "#app/travel/approval/ui/review-checks.tsx";
import { ReviewedRoom } from "#app/travel/approval/ui/reviewed-room.tsx";
import { RateForm } from "#app/travel/commission/rate-form.tsx";
import { answerRateForm, readRateForm } from "#app/travel/commission/rate-request.server.ts";
import { reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { placeText } from "#app/travel/map/place-form.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { HotelFacts } from "#app/travel/search/ui/hotel-facts.tsx";
import { hotelAddress } from "#app/travel/stays/own/hotel-address.server.ts";
import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Gallery } from "#app/ui/photos/gallery.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.hotelReview.metaTitle({ hotel: data.hotel.name }) : t.hotelReview.untitled) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin"]);
	const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
	const found = await findHotel(db, { hotelId });
	if (!found) throw json(null, { status: 404 });
	const now = new Date();
	const show = (moment: string) => formatMoment(moment, market.timeZone, now);
	const [review, trail, rate] = await Promise.all([
		readReview(found, now),
		readHotelTrail(db, { hotelId }),
		readRateForm(hotelId),
	]);
	if (!review) throw json(null, { status: 404 });
	const submitted = found.submitted_at ?? found.created_at;
	return json({
		hotel: {
			...found,
			reviewStatus: reviewStatusOf(found),
			created_at: show(found.created_at),
			addressLines: hotelAddress(review.page),
			zone: zoneName(found.time_zone),
		},
		...review,
		waiting: { since: show(submitted), age: formatAge(submitted, now) },
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
	const { hotel, page, rooms, trail, rate, currency, ...review } = useLoaderData<typeof loader>();
	const { findings, owner, seller, feeds, version, waiting } = review;
	const { reviewStatus } = hotel;
	const path = `/hotels/${maskId(hotel.id)}`;
	const latestId = hotel.unreviewed_change_id;
	const isArchived = hotel.archived_at !== null;
	const publicPath = reviewStatus === "approved" && !isArchived ? hotelPath(hotel.id) : null;
	const decision = { changes: allowedHotelChanges({ reviewStatus, isArchived }), path, version };
	return (
		<>
			<Outlet />
			<p className="mb-3 max-lg:hidden">
				<a href="/hotels" className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.allHotels.title}
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{hotel.name}</span>}
				sub={
					<span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
						<HotelReviewBadge
							reviewStatus={reviewStatus}
							isArchived={isArchived}
							isChanged={latestId !== null}
						/>
						{reviewStatus === "pending" && !isArchived ? (
							<span>{t.hotelReview.submitted({ since: waiting.since, age: waiting.age })}</span>
						) : null}
					</span>
				}
				action={<HotelActions {...decision} publicPath={publicPath} />}
			/>
			{latestId !== null ? (
				<ChangedNotice changes={unreviewedChanges(trail)} latestId={latestId} action={`${path}/check`} />
			) : null}
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<div className="grid gap-5">
					<ReviewChecks findings={findings} />
					<OwnerCard owner={owner} />
					<FactCard
						title={t.hotelReview.hotel}
						facts={[
							[
								t.hotelReview.email,
								hotel.email ? <EmailLink key="email" email={hotel.email} /> : t.hotelReview.none,
							],
							[t.hotelReview.phone, hotel.contact || t.hotelReview.none],
							[t.hotelReview.address, withCommas(hotel.addressLines.map(isolated))],
							[t.hotelReview.place, placeText(page) ?? t.hotelReview.none],
							[t.hotelReview.timeZone, hotel.zone],
							[t.hotelReview.stars, hotel.stars || t.hotelReview.none],
							[t.hotelReview.bookings, hotel.bookings ?? 0],
							[t.hotelReview.added, hotel.created_at],
						]}
					/>
				</div>
				<div className="grid gap-5">
					<Card title={t.hotelReview.history}>
						<HotelTrail trail={trail} />
						<TrailLink href={trailPath("hotel", hotel.id)} />
					</Card>
					<SellerCard seller={seller} />
					<FeedsCard feeds={feeds} />
					<RateForm {...rate} lastResult={useActionData<typeof action>()} />
				</div>
			</div>
			<section className="mt-10" aria-labelledby="preview">
				<h2 id="preview" className="mb-4 text-xl">
					{t.hotelReview.preview}
				</h2>
				{page.photos.length > 0 ? (
					<Gallery photos={page.photos} name={page.name} layout="mosaic" icon="bed" />
				) : (
					<p className="text-secondary">{t.hotelReview.noPhotos}</p>
				)}
				<h3 className="mt-8 mb-1 text-lg">{t.hotelReview.rooms}</h3>
				<p className="mb-4 text-secondary">{t.hotelReview.roomsIntro}</p>
				{rooms.length === 0 ? (
					<EmptyState title={t.hotelReview.noRooms} icon="bed">
						{t.hotelReview.noRoomsText}
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
			{reviewStatus === "pending" && !isArchived ? <DecisionCard {...decision} name={hotel.name} /> : null}
		</>
	);
}
