import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasPermission } from "#app/account/memberships/member-roles.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { answerCountryQuestion } from "#app/common/places/country-question.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type RefusedForm, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { readReview } from "#app/travel/approval/review-request.server.ts";
import { HotelTrail } from "#app/travel/approval/ui/hotel-trail.tsx";
import { RefusedNotice } from "#app/travel/approval/ui/refused-notice.tsx";
import { ApprovalChecks } from "#app/travel/approval/ui/review-checks.tsx";
import { hotelPlaces, hotelSchema } from "#app/travel/hotels/form/hotel-form.ts";
import { typedHotel } from "#app/travel/hotels/form/hotel-labels.ts";
import { HOTEL_AMENITIES, parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { saveHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { AvailabilityActions } from "#app/travel/hotels/ui/availability-actions.tsx";
import { hotelSections } from "#app/travel/hotels/ui/hotel-fields.tsx";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm } from "#app/travel/hotels/ui/section-form.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.hotel.name ?? t.hotelPages.title) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const now = new Date();
	const trail = await readHotelTrail(db, { hotelId: hotel.id });
	const framed = framedHotel(hotel);
	const isWaiting = framed.reviewStatus === "pending";
	const isToApprove = (isWaiting || framed.reviewStatus === "refused") && hotel.archived_at === null;
	const review = isToApprove ? await readReview(hotel, now) : undefined;
	return json({
		hotel: framed,
		checks: review ? { findings: review.findings, isWaiting, isOwner: hotel.own_role === "owner" } : null,
		mayDelete: hasPermission(person, hotel.own_role, "team"),
		trail: trail.map((event) => ({ ...event, at: formatMoment(event.at, hotel.time_zone, now) })),
		trailHref: person.role === "Admin" ? trailPath("hotel", hotel.id) : null,
		updatedAt: hotel.updated_at,
		typed: typedHotel(hotel),
		amenities: parseAmenities(hotel.amenities, HOTEL_AMENITIES),
		places: hotelPlaces(hotel.country),
		isOnline: paymentProvider !== null,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const hotelId = hotel.id;
	const form = await readForm(request, hotelSchema(market.country), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { details, expectedVersion = "" } = form.value;
	const now = new Date();
	const saved = await saveHotel(db, { hotelId, actor: person, expectedVersion, details, now });
	if (saved.ok)
		return redirectWithFlash(hotelEditPath(hotelId), {
			tone: "success",
			text: t.hotelPages.saved({ name: details.name }),
		});
	return redisplayForm(refuseSave(form, "hotel", saved, { timeZone: hotel.time_zone, now }));
}

async function redisplayForm(refusal: RefusedForm) {
	const { lastResult, status, isAsked } = answerCountryQuestion(await refusal.json(), refusal.status);
	const typed = lastResult.initialValue?.country;
	const country = typeof typed === "string" ? typed : market.country;
	const isChanged = refusal.status === 409;
	return json({ lastResult, isAsked, isChanged, places: hotelPlaces(country) }, { status });
}

export default function Hotel() {
	const { hotel, checks, mayDelete, trail, trailHref, updatedAt, typed, amenities, places, isOnline } =
		useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "hotel",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...typed, amenities },
	});
	return (
		<HotelFrame hotel={hotel} here="">
			{hotel.reviewStatus === "refused" ? (
				<RefusedNotice
					reason={trail.find(({ action }) => action === "hotel status")?.detail ?? ""}
					action={`${hotelEditPath(hotel.id)}/approval-request`}
				/>
			) : null}
			{checks ? <ApprovalChecks {...checks} path={hotelEditPath(hotel.id)} /> : null}
			<EditForm
				form={form}
				sections={hotelSections({
					fields,
					places: refused?.places ?? places,
					isCountryAsked: refused?.isAsked,
					isOnline,
				})}
				updatedAt={updatedAt}
				names={t.hotelFields}
				typed={typed}
				refused={refused}
				button={t.hotelPages.save}
			/>
			<section className="mt-10 max-w-form border-t border-line pt-6">
				<h2 className="mb-5 text-lg">{t.hotelPages.history}</h2>
				<HotelTrail trail={trail} />
				{trailHref ? <TrailLink href={trailHref} /> : null}
			</section>
			<AvailabilityActions owned={hotel} mayDelete={mayDelete} />
		</HotelFrame>
	);
}
