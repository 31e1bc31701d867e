import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/conflict.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type RefusedForm, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { framedRoom, roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { AvailabilityActions } from "#app/travel/hotels/ui/availability-actions.tsx";
import { Sections } from "#app/travel/hotels/ui/sections.tsx";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import { roomSections } from "#app/travel/rooms/room-fields.tsx";
import { roomSchema } from "#app/travel/rooms/room-form.ts";
import { RoomFrame } from "#app/travel/rooms/room-frame.tsx";
import { formatTooFewRooms, ROOM_FIELD_NAMES, typedRoom } from "#app/travel/rooms/room-labels.ts";
import { saveRoom } from "#app/travel/rooms/save-room.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.room.name ?? "Room"}`) },
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
	const saved = await saveRoom(db, { roomId, actor: person, expectedVersion, details, now });
	if (saved.ok)
		return redirectWithFlash(roomEditPath(roomId), { tone: "success", text: `${details.name} is saved.` });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	if (saved.reason === "too_few") {
		const thisYear = Number(wallClock(now, room.time_zone).date.slice(0, 4));
		return redisplayForm(form.refuse({ quantity: [formatTooFewRooms(saved.nights, thisYear)] }));
	}
	const when = formatMoment(saved.at, room.time_zone, now);
	const { reason, status } = explainConflict("room", { by: saved.by, isOwn: saved.isOwn, when });
	return redisplayForm(form.refuse({ "": [reason] }, status));
}

const redisplayForm = async (refusal: RefusedForm) =>
	json({ lastResult: await refusal.json(), isChanged: refusal.status === 409 }, { status: refusal.status });

export default function Room() {
	const { room, trail, updatedAt, typed, amenities, currency } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "room",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...typed, amenities },
	});
	const before = refused?.lastResult.initialValue?.expectedVersion;
	// After a conflict, the person has seen the other change; after other errors they have not.
	const expectedVersion = typeof before === "string" && !refused?.isChanged ? before : updatedAt;
	return (
		<RoomFrame room={room} here="">
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedVersion" value={expectedVersion} />
				{refused?.isChanged ? (
					<ChangedFields names={ROOM_FIELD_NAMES} now={typed} typed={refused.lastResult.initialValue ?? {}} />
				) : null}
				<Sections sections={roomSections({ fields, currency })}>
					<p>
						<Button busy="Saving...">Save room</Button>
					</p>
				</Sections>
				<EditScript />
			</PostForm>
			<AvailabilityActions owned={{ kind: "room", room }} mayDelete />
			{trail ? <TrailLink href={trail} /> : null}
		</RoomFrame>
	);
}
