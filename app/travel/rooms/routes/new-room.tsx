import { randomUUID } from "node:crypto";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { PHOTO_UPLOAD } from "#app/common/photos/photo-limits.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { accountPhotos, countNew, refusedPhotoForm, takePhotos } from "#app/http/forms/form-photos.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { ownHotels, readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { framedHotel, roomEditPath } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { NewForm } from "#app/travel/hotels/ui/section-form.tsx";
import { roomSchema } from "#app/travel/rooms/room-form.ts";
import { FIRST_ROOM } from "#app/travel/rooms/room-labels.ts";
import { createRoom } from "#app/travel/rooms/save-room.server.ts";
import { roomSections } from "#app/travel/rooms/ui/room-fields.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.newRoom.title) }];

/** For the hotel in the URL; otherwise the form asks for the hotel. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = { currency: market.currency, idempotencyKey: randomUUID() };
	const none: { value: string; label: string }[] = [];
	if (params.hotelId === undefined) {
		const hotels = (await ownHotels(db, { actor: person, permission: "hotel" })).filter(
			(hotel) => hotel.archived_at === null,
		);
		const choices = hotels.map(({ id, name, city }) => ({ value: maskId(id), label: `${name}, ${city}` }));
		return json({ ...form, hotel: null, choices });
	}
	return json({ ...form, hotel: framedHotel(await hotelFromParams(params, person)), choices: none });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readUpload(request, roomSchema(market.currency), person, PHOTO_UPLOAD);
	const requestedHotel = params.hotelId ?? (form.ok ? form.value.hotel : undefined);
	const hotel = await readOwnHotel(db, { hotelId: unmaskId(requestedHotel ?? ""), actor: person });
	if (!hotel && params.hotelId !== undefined) throw json(null, { status: 404 });
	const now = new Date();
	const errors: Record<string, string[]> = form.ok && !hotel ? { hotel: [t.newRoom.chooseHotel] } : {};
	const limit = form.ok && hotel ? await countNew("roomByAccount", person.accountId) : { errors };
	const photos = await takePhotos(form, { ...accountPhotos(person), now, ...limit });
	if (!photos.ok) return refusedPhotoForm(photos, {});
	const { details, idempotencyKey = randomUUID(), hotel: chosen } = photos.value;
	if (!hotel) throw new Error(`There is no hotel ${chosen}.`);
	const room = { hotelId: hotel.id, details, actor: person, idempotencyKey, pictures: photos.pictures, now };
	const made = await createRoom(db, room);
	if (!made.ok) throw json(null, { status: 404 });
	const text = made.isAgain
		? t.newRoom.again({ name: details.name })
		: t.newRoom.added({ name: details.name });
	return redirectWithFlash(`${roomEditPath(made.roomId)}/calendar`, { tone: "success", text });
}

export default function NewRoom() {
	const { hotel, choices, currency, idempotencyKey } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "room",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: FIRST_ROOM,
	});
	if (!hotel && choices.length === 0)
		return (
			<>
				<PageHeading title={t.newRoom.title} />
				<EmptyState
					title={t.newRoom.noHotelTitle}
					icon="bed"
					action={<ButtonLink href="/list-new-hotel">{t.newRoom.addHotel}</ButtonLink>}
				>
					{t.newRoom.noHotelText}
				</EmptyState>
			</>
		);
	const hotelChoice = {
		id: "of-hotel",
		title: t.newRoom.theHotel,
		body: (
			<SelectField
				field={fields.hotel as FieldSource}
				label={t.newRoom.hotel}
				choices={choices}
				className=""
			/>
		),
	};
	const roomForm = (
		<NewForm
			form={form}
			fields={fields}
			idempotencyKey={idempotencyKey}
			sections={[...(hotel ? [] : [hotelChoice]), ...roomSections({ fields, currency })]}
			waiting={refused?.waiting}
			photoHint={t.newRoom.photoHint}
			button={t.newRoom.button}
		/>
	);
	return hotel ? (
		<HotelFrame hotel={hotel} here="/rooms">
			<h2 className="mb-5 text-xl">{t.newRoom.title}</h2>
			{roomForm}
		</HotelFrame>
	) : (
		<>
			<PageHeading title={t.newRoom.title} />
			{roomForm}
		</>
	);
}
