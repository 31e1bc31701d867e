import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { countryName } from "#app/shop/checkout/places/country-name.ts";
import { showMoment } from "#app/site/calendar.ts";
import { maskId, unmaskId } from "#app/site/masked-id.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { findHotel, readHotelTrail } from "#app/travel/approval/all-hotels.server.ts";
import { changedSinceApproval } from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES } from "#app/travel/hotels/hotel-states.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { ChangedNotice } from "#app/travel/ui/approval/changed-notice.tsx";
import { HotelBadge } from "#app/travel/ui/approval/hotel-table.tsx";
import { HotelTrail } from "#app/travel/ui/approval/hotel-trail.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `${data?.hotel.name ?? "Hotel"} – All hotels – Meeha` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin"]);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	const now = new Date();
	const show = (moment: string) => showMoment(moment, env.MARKET_TIME_ZONE, now);
	const trail = await readHotelTrail(db, { hotelId: hotel.id });
	return json({
		hotel: { ...hotel, created_at: show(hotel.created_at), country: countryName(hotel.country) },
		trail: trail.map((event) => ({ ...event, at: show(event.at) })),
	});
}

export default function Hotel() {
	const { hotel, trail } = useLoaderData<typeof loader>();
	const { status } = hotel;
	const to = (noun: string) => `/hotels/${maskId(hotel.id)}/${noun}`;
	const next = HOTEL_STATES[status].to;
	const changes = changedSinceApproval(trail);
	const isArchived = hotel.archived_at !== null;
	const facts: [string, string | number][] = [
		["Owner", hotel.owner_email ? `${hotel.owner}, ${hotel.owner_email}` : "Nobody"],
		["Address", `${hotel.address}, ${hotel.city}, ${hotel.country}`],
		["Time zone", hotel.time_zone.replaceAll("_", " ")],
		["E-mail", hotel.email],
		["Phone", hotel.contact],
		["Stars", hotel.stars || "None"],
		["Confirms", hotel.confirmation === "instant" ? "At once" : "On request"],
		["Kinds of room", hotel.rooms ?? 0],
		["Bookings that hold rooms", hotel.bookings ?? 0],
		["Listed", hotel.created_at],
	];
	return (
		<>
			<p className="mb-3">
				<a href="/hotels" className="link">
					All hotels
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{hotel.name}</span>}
				sub={<HotelBadge status={status} isArchived={isArchived} isChanged={changes.length > 0} />}
				action={
					<div className="flex flex-wrap gap-3">
						{status === "approved" && !isArchived ? (
							<ButtonLink variant="plain" href={hotelPath(hotel.id)}>
								See its page
							</ButtonLink>
						) : null}
						<ButtonLink variant="plain" href={to("owner")}>
							Change owner
						</ButtonLink>
						{next.includes("approved") ? <ButtonLink href={to("approval")}>Approve</ButtonLink> : null}
						{next.includes("suspended") ? (
							<ButtonLink variant="danger" href={to("suspension")}>
								Suspend
							</ButtonLink>
						) : null}
					</div>
				}
			/>
			{changes.length > 0 ? <ChangedNotice changes={changes} action={to("check")} /> : null}
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Card title="Hotel">
					<dl className="space-y-3">
						{facts.map(([term, fact]) => (
							<div key={term} className="grid gap-x-3 sm:grid-cols-[8.5rem_1fr]">
								<dt className="text-secondary">{term}</dt>
								<dd className="min-w-0 wrap-anywhere">{fact}</dd>
							</div>
						))}
					</dl>
					<p className="mt-4 whitespace-pre-line wrap-anywhere">{hotel.description}</p>
				</Card>
				<Card title="What was changed">
					<HotelTrail trail={trail} />
				</Card>
			</div>
		</>
	);
}
