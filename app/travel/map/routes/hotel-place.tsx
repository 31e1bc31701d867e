import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { mapFile, readMapFacts } from "#app/travel/map/map-settings.server.ts";
import { mapViewText, readMapView } from "#app/travel/map/map-view.ts";
import { placeSchema, placeText } from "#app/travel/map/place-form.ts";
import { placeHotel, viewOfHotel } from "#app/travel/map/place-hotel.server.ts";
import { PlaceMap } from "#app/travel/map/ui/place-map.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.hotelPlace.metaTitle({ hotel: data.hotel.name }) : t.hotelPlace.untitled) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const hotel = await hotelFromParams(params, await requireHotelManager(request));
	const facts = mapFile ? await readMapFacts(mapFile) : null;
	const chosen = readMapView(new URL(request.url).searchParams.get("at"));
	const { latitude, longitude, updated_at } = hotel;
	return json({
		hotel: framedHotel(hotel),
		place: latitude === null || longitude === null ? null : { latitude, longitude },
		updatedAt: updated_at,
		map: facts && { ...facts, view: chosen ?? (await viewOfHotel(db, hotel)) ?? facts.start },
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const form = await readForm(request, placeSchema, person);
	if (!form.ok) return form.refusal;
	const { place, expectedVersion } = form.value;
	const now = new Date();
	const placed = await placeHotel(db, { hotelId: hotel.id, actor: person, expectedVersion, place, now });
	if (!placed.ok) {
		return refuseSave(form, "hotel", placed, { timeZone: hotel.time_zone, now });
	}
	const chosen = readMapView(new URL(request.url).searchParams.get("at"));
	const path = `${hotelEditPath(hotel.id)}/place${chosen ? `?at=${mapViewText(chosen)}` : ""}`;
	const text = place
		? t.hotelPlace.placed({ hotel: hotel.name, place: placeText(place) ?? "" })
		: t.hotelPlace.removed({ hotel: hotel.name });
	return redirectWithFlash(path, { tone: "success", text });
}

export default function HotelPlace() {
	const { hotel, place, updatedAt, map } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ latitude: string; longitude: string }>({
		id: "place",
		lastResult: useActionData<typeof action>(),
		defaultValue: { latitude: String(place?.latitude ?? ""), longitude: String(place?.longitude ?? "") },
	});
	const version = <input type="hidden" name="expectedVersion" value={updatedAt} />;
	return (
		<HotelFrame hotel={hotel} here="/place">
			<ErrorSummary form={form} />
			<div className="grid items-start gap-5 lg:grid-cols-[auto_minmax(0,1fr)]">
				{map ? (
					<Card title={t.hotelPlace.title}>
						<p className="mb-4 text-secondary">{place ? t.hotelPlace.move : t.hotelPlace.set}</p>
						<PlaceMap
							map={map}
							place={place}
							path={`${hotelEditPath(hotel.id)}/place`}
							hiddenFields={version}
						/>
					</Card>
				) : null}
				<Card title={t.hotelPlace.coordinates}>
					<PostForm id={form.id}>
						{version}
						<TextField
							field={fields.latitude}
							label={t.hotelPlace.latitude}
							hint={t.hotelPlace.latitudeHint}
							inputMode="text"
							autoComplete="off"
							width="short"
						/>
						<TextField
							field={fields.longitude}
							label={t.hotelPlace.longitude}
							hint={t.hotelPlace.longitudeHint}
							inputMode="text"
							autoComplete="off"
							width="short"
						/>
						<p className="mb-5 text-sm text-secondary">{t.hotelPlace.leaveEmpty}</p>
						<Button busy={t.hotelPlace.busy}>{t.hotelPlace.save}</Button>
					</PostForm>
				</Card>
			</div>
		</HotelFrame>
	);
}
