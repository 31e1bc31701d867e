import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { yearIn } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { framedRoom, roomEditPath } from "#app/travel/hotels/owned.ts";
import { redisplayForm, refuseSave, roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { AvailabilityActions } from "#app/travel/hotels/ui/availability-actions.tsx";
import { EditForm } from "#app/travel/hotels/ui/section-form.tsx";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import { roomSchema } from "#app/travel/rooms/room-form.ts";
import { formatTooFewRooms, roomFieldNames, typedRoom } from "#app/travel/rooms/room-labels.ts";
import { saveRoom } from "#app/travel/rooms/save-room.server.ts";
import { roomSections } from "#app/travel/rooms/ui/room-fields.tsx";
import { RoomFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.room.name ?? t.roomPages.title}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	return json({
		room: framedRoom(room),
		trail: person.role === "Admin" ? trailPath("room", room.id) : null,
		updatedAt: room.updated_at,
		typed: typedRoom(room, market.currency),
		amenities: parseAmenities(room.amenities, ROOM_AMENITIES),
		currency: market.currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const roomId = room.id;
	const form = await readForm(request, roomSchema(market.currency), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { details, expectedVersion = "" } = form.value;
	const now = new Date();
	const { currency } = market;
	const saved = await saveRoom(db, { roomId, actor: person, expectedVersion, details, currency, now });
	if (saved.ok)
		return redirectWithFlash(roomEditPath(roomId), {
			tone: "success",
			text: t.roomPages.saved({ name: details.name }),
		});
	if (saved.reason === "too_few") {
		const thisYear = yearIn(room.time_zone, now);
		return redisplayForm(form.refuse({ quantity: [formatTooFewRooms(saved.nights, thisYear)] }));
	}
	return redisplayForm(refuseSave(form, "room", saved, { timeZone: room.time_zone, now }));
}

export default function Room() {
	const { room, trail, updatedAt, typed, amenities, currency } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "room",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...typed, amenities },
	});
	return (
		<RoomFrame room={room} here="">
			<EditForm
				form={form}
				sections={roomSections({ fields, currency })}
				updatedAt={updatedAt}
				names={roomFieldNames()}
				typed={typed}
				refused={refused}
				button={t.roomPages.save}
			/>
			<AvailabilityActions owned={room} mayDelete />
			{trail ? <TrailLink href={trail} /> : null}
		</RoomFrame>
	);
}
