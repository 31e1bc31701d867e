import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { renewAddress } from "#app/travel/calendars/feeds.server.ts";
import { readOwnRoom } from "#app/travel/hotels/own-hotels.server.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

async function read(request: Request, params: LoaderFunctionArgs["params"]) {
	const person = await requireHotelStaff(request);
	const room = await readOwnRoom(db, { roomId: unmaskId(params.roomId ?? ""), actor: person });
	if (!room) throw json(null, { status: 404 });
	return { person, room };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await read(request, params);
	return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, room } = await read(request, params);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await renewAddress(db, { roomId: room.id });
	return redirectWithFlash(`/edit-room/${params.roomId}/calendars`, {
		tone: "success",
		text: "The calendar links are replaced. The old ones no longer work.",
	});
}

export default function Address() {
	return (
		<ConfirmDialog
			title="Replace the calendar links?"
			closeHref={`/edit-room/${useParams().roomId}/calendars`}
			button="Replace links"
			busy="Replacing..."
		>
			<p className="text-secondary">
				Sites that use the old links no longer see this room’s bookings until you give them a new link.
			</p>
		</ConfirmDialog>
	);
}
